import type {TextFile} from '../files';
import {placedLines} from '../line-of';

/** What a writer has left for later, anywhere: front matter and data included. */
export const checkLeftOver = (files: TextFile[]): string[] =>
  placedLines(files)
    .filter(({line}) => /\bTODO\b/.test(line))
    .map(({place}) => `${place}: a TODO is left here: write what it asks for, or remove it.`);
