/** Advance widths of the printable ASCII characters in hundredths of an em, measured from the site's two fonts. */
const REGULAR = [
  28, 29, 30, 65, 59, 92, 73, 16, 30, 30, 48, 61, 21, 36, 21, 39, 65, 41, 55, 58, 61, 59, 60, 51, 61, 59, 21, 21, 55,
  63, 55, 48, 78, 63, 61, 64, 67, 57, 55, 69, 69, 39, 51, 63, 54, 82, 69, 71, 59, 72, 61, 59, 56, 69, 59, 86, 62, 57,
  61, 32, 39, 34, 55, 37, 24, 52, 57, 48, 56, 54, 31, 56, 55, 25, 24, 49, 26, 84, 55, 55, 57, 57, 35, 47, 33, 54, 46,
  68, 48, 45, 46, 34, 24, 34, 55,
];
const SEMIBOLD = [
  30, 30, 36, 73, 60, 95, 73, 19, 32, 32, 48, 60, 25, 37, 25, 42, 66, 43, 57, 59, 62, 60, 62, 53, 62, 58, 25, 25, 56,
  62, 56, 53, 78, 66, 63, 65, 68, 59, 56, 71, 70, 41, 55, 65, 55, 85, 71, 74, 62, 75, 64, 60, 59, 69, 63, 88, 67, 63,
  61, 33, 42, 34, 57, 39, 27, 54, 59, 50, 59, 55, 35, 58, 56, 28, 25, 54, 30, 87, 56, 57, 59, 59, 37, 50, 36, 56, 51,
  72, 52, 50, 49, 37, 25, 37, 54,
];
const MONO = 63;
const OTHER = 65;

/** Voices of a diagram: names of nodes, everything else, and everything else that is code. */
export type Voice = 'name' | 'code-name' | 'plain' | 'code';

/** Font sizes in px. Nothing is drawn smaller than the least of them. */
export const SIZES: Record<Voice, number> = {name: 14, 'code-name': 13, plain: 13, code: 12.5};
export const LINE = 17;

/** Keys, ports, addresses, files and variables: one word with a mark that prose doesn't have, or `key: value`. */
export function isCode(text: string): boolean {
  if (/^[\w-]+: \S+$/.test(text)) return true;
  return /^\S+$/.test(text) && (/[_:/]|\w\.\w|^\.|^x-/.test(text) || /^\d+$/.test(text));
}

/** Voice of a label or sub label. */
export function voiceOf(text: string, isName: boolean): Voice {
  if (isCode(text)) return isName ? 'code-name' : 'code';
  return isName ? 'name' : 'plain';
}

/** A layout is tried many times with the same texts. */
const widths = new Map<string, number>();
const wrapped = new Map<string, string[]>();

/** Width of a text in px. Kerning is left out, which errs on the wide side. */
export function widthOf(text: string, voice: Voice): number {
  const key = `${voice} ${text}`;
  const width = widths.get(key) ?? measureText(text, voice);
  widths.set(key, width);
  return width;
}

function measureText(text: string, voice: Voice): number {
  const em = [...text].reduce((sum, character) => {
    if (voice.startsWith('code')) return sum + MONO;
    const table = voice === 'name' ? SEMIBOLD : REGULAR;
    return sum + (table[(character.codePointAt(0) ?? 0) - 32] ?? OTHER);
  }, 0);
  return (em / 100) * SIZES[voice];
}

/** Only a word longer than this is broken, at an underscore or before a dot. In px. */
const LONGEST_WORD = 116;

/** Pieces of a text between which a line may break. */
function piecesOf(text: string, voice: Voice, limit: number): string[] {
  return text
    .split(/(?<= )/)
    .flatMap((word) =>
      widthOf(word.trim(), voice) > Math.max(limit, LONGEST_WORD) ? word.split(/(?<=_)|(?<=\w)(?=\.\w)/) : [word],
    );
}

/** Breaks a text into lines no wider than `limit` px, at spaces; of all breaks with the fewest lines the most even. */
export function wrap(text: string, voice: Voice, limit: number): string[] {
  const key = `${limit} ${voice} ${text}`;
  const lines = wrapped.get(key) ?? breakLines(text, voice, limit);
  wrapped.set(key, lines);
  return lines;
}

function breakLines(text: string, voice: Voice, limit: number): string[] {
  const pieces = piecesOf(text, voice, limit);
  const join = (items: string[]) => items.join('').trim();
  const breaks = (rest: string[], lines: number): string[][] =>
    lines === 1
      ? [[join(rest)]]
      : rest
          .slice(1)
          .flatMap((_, index) =>
            breaks(rest.slice(index + 1), lines - 1).map((tail) => [join(rest.slice(0, index + 1)), ...tail]),
          );
  const widest = (lines: string[]) => Math.max(...lines.map((line) => widthOf(line, voice)));
  const least = Math.max(limit, ...pieces.map((piece) => widthOf(piece.trim(), voice)));
  for (let lines = 1; lines < pieces.length; lines += 1) {
    const [best] = breaks(pieces, lines).sort((a, b) => widest(a) - widest(b));
    if (best && widest(best) <= least) return best;
  }
  return pieces.map((piece) => piece.trim());
}
