import {readFileSync} from 'node:fs';
import {type Font, parse} from 'opentype.js';

/** A static cut of the site's font: what reads it supports neither variable fonts nor WOFF2. */
function readFont(weight: number): Font {
  const name = `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`;
  return parse(Uint8Array.from(readFileSync(require.resolve(name))).buffer);
}

const fonts = {400: readFont(400), 600: readFont(600)};

/** Width of every character of the site's font for code, in em. */
const CODE_WIDTH = 0.63;

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

export function voiceOf(text: string, isName: boolean): Voice {
  if (isCode(text)) return isName ? 'code-name' : 'code';
  return isName ? 'name' : 'plain';
}

/** A layout is tried many times with the same texts. */
const widths = new Map<string, number>();
const wrapped = new Map<string, string[]>();

export function widthOf(text: string, voice: Voice): number {
  const key = `${voice} ${text}`;
  const width = widths.get(key) ?? measureText(text, voice);
  widths.set(key, width);
  return width;
}

function measureText(text: string, voice: Voice): number {
  if (voice === 'code' || voice === 'code-name') return text.length * CODE_WIDTH * SIZES[voice];
  return fonts[voice === 'name' ? 600 : 400].getAdvanceWidth(text, SIZES[voice]);
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
