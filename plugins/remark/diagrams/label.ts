import type {Rect} from './geometry';
import {LINE, type Voice, voiceOf, widthOf, wrap} from './measure';

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
