import {fontOf, type Weight} from '../../pages/font';

export interface TextStyle {
  /** Height of an em in px. */
  size: number;
  weight: Weight;
  /** Space between letters in em. */
  tracking?: number;
}

export function widthOf(text: string, {size, weight, tracking = 0}: TextStyle): number {
  return fontOf(weight).getAdvanceWidth(text, size) + tracking * size * text.length;
}

/** A text as the outline of its letters, so that a card looks the same wherever it's made. */
export function outline(text: string, x: number, y: number, fill: string, style: TextStyle): string {
  const path = fontOf(style.weight).getPath(text, x, y, style.size, {letterSpacing: style.tracking ?? 0});
  return `<path fill="${fill}" d="${path.toPathData(1)}"/>`;
}

/** Lines of a text that are no wider than `width`; what doesn't fit into `most` lines ends in an ellipsis. */
export function wrap(text: string, width: number, most: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const last = `${lines.slice(most - 1).join(' ')}…`;
  return [...lines.slice(0, most - 1), shorten(last, width, style)];
}

/** Drops words before the ellipsis until the line fits. */
function shorten(line: string, width: number, style: TextStyle): string {
  let text = line;
  while (widthOf(text, style) > width && text.includes(' ')) text = `${text.replace(/[,.]?\s+\S*$/, '')}…`;
  return text;
}
