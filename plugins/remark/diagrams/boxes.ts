import type {Rect} from './geometry';
import {LINE, voiceOf, widthOf, wrap, type Voice} from './measure';
import type {DiagramNode} from './schema';
import type {Style} from './style';

export interface TextLine {
  value: string;
  voice: Voice;
}

export interface BoxSize {
  lines: TextLine[];
  /** Space between the text and the left edge of the box. */
  pad: number;
  width: number;
  height: number;
}

/** Height of a cylinder's lid above and below the text; depth of a file's folded corner. */
export const LID = 7;
export const FOLD = 12;
export const DOT = 6.5;
/** A dot lies on the edge of its box, half of it inside. */
const BESIDE_DOT = DOT + 4;

const linesOf = (text: string, isName: boolean, limit: number): TextLine[] => {
  const voice = voiceOf(text, isName);
  return wrap(text, voice, limit).map((value) => ({value, voice}));
};

/** @param limit widest line of text in px */
export function sizeOf({label, sub, kind, live}: DiagramNode, style: Style, limit: number): BoxSize {
  const lines = [...linesOf(label, true, limit), ...(sub ? linesOf(sub, false, limit) : [])];
  const text = Math.max(...lines.map(({value, voice}) => widthOf(value, voice)));
  const least = live ? BESIDE_DOT : 0;
  if (kind === 'user') {
    const pad = Math.max(6, least);
    return {lines, pad, width: text + 2 * pad, height: lines.length * LINE + 8};
  }
  const pad = Math.max(style.pad.x, least);
  const height = lines.length * LINE + 2 * style.pad.y + (kind === 'store' ? 2 * LID : 0);
  const first = lines[0] ? widthOf(lines[0].value, lines[0].voice) : 0;
  const fold = kind === 'file' ? Math.max(0, first + FOLD - 4 - text) : 0;
  return {lines, pad, width: Math.max(72, text + fold + 2 * pad), height};
}

/** A text with its place; `box` is what the knock-out behind it covers. */
export interface Label {
  lines: string[];
  voice: Voice;
  box: Rect;
}

/** Space left and right of a label, in px. */
const PAD = 4;

export const labelOf = (text: string, limit: number): Omit<Label, 'box'> & {width: number; height: number} => {
  const voice = voiceOf(text, false);
  const lines = wrap(text, voice, limit);
  const width = Math.max(...lines.map((line) => widthOf(line, voice))) + 2 * PAD;
  return {lines, voice, width, height: lines.length * LINE + 2};
};
