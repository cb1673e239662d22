import {LINE, voiceOf, widthOf, wrap, type Voice} from './measure';
import type {DiagramNode} from './schema';
import type {Style} from './style';

export interface TextLine {
  value: string;
  voice: Voice;
}

/** A node with its text broken into lines, and the smallest size that fits it. */
export interface BoxSize {
  lines: TextLine[];
  width: number;
  height: number;
}

const PAD_Y = 11;
/** Height of a cylinder's lid above and below the text; depth of a file's folded corner. */
export const LID = 7;
export const FOLD = 12;

const linesOf = (text: string, isName: boolean, limit: number): TextLine[] => {
  const voice = voiceOf(text, isName);
  return wrap(text, voice, limit).map((value) => ({value, voice}));
};

/** @param limit widest line of text in px */
export function sizeOf({label, sub, kind}: DiagramNode, style: Style, limit: number): BoxSize {
  const lines = [...linesOf(label, true, limit), ...(sub ? linesOf(sub, false, limit) : [])];
  const text = Math.max(...lines.map(({value, voice}) => widthOf(value, voice)));
  const height = lines.length * LINE + 2 * PAD_Y;
  if (kind === 'user') return {lines, width: text + 12, height: height - 2 * PAD_Y + 8};
  const first = lines[0] ? widthOf(lines[0].value, lines[0].voice) : 0;
  const fold = kind === 'file' ? Math.max(0, first + FOLD - 4 - text) : 0;
  return {lines, width: Math.max(72, text + fold + 2 * style.pad), height: height + (kind === 'store' ? 2 * LID : 0)};
}
