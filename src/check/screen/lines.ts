/** Lines that the field shows while it's empty, so that nothing below it moves when the reader starts typing. */
const FEWEST_LINES = 12;

/** Longer lines scroll inside the field. */
const MOST_COLUMNS = 400;

/** Must match `tab-size` in the field's style sheet. */
const TAB = 2;

/** East Asian characters and emoji are two columns wide in a font of fixed width. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/gu;

export const countLines = (lines: readonly string[]): number => Math.max(lines.length, FEWEST_LINES);

export function widthOf(line: string): number {
  let width = 0;
  for (const part of line.slice(0, MOST_COLUMNS).split(/(\t)/))
    width += part === '\t' ? TAB - (width % TAB) : part.length + (part.match(WIDE)?.length ?? 0);
  return width;
}

/** Columns of the widest line, and room for the cursor after it. */
export const columnsOf = (lines: readonly string[]): number => {
  let longest = '';
  for (const line of lines) if (line.length > longest.length) longest = line;
  return Math.min(widthOf(longest) + 2, MOST_COLUMNS);
};
