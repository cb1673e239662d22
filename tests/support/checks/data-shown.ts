import {parse} from 'node:path';
import type {TextFile} from '../files';

/** Data that no page shows. */
export const checkDataShown = (
  data: Pick<TextFile, 'path'>[],
  pages: TextFile[],
  blockOf: (name: string) => string,
): string[] =>
  data.flatMap(({path}) => {
    const block = blockOf(parse(path).name);
    return pages.some(({text}) => text.includes(block))
      ? []
      : [`${path}:1: no page shows these data: write ${block} on one.`];
  });
