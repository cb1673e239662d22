import {createStorageSlot} from '@docusaurus/theme-common';
import {kindOf} from 'compose-check/kind-of';
import type {SourceFile} from 'compose-check/types';
import {FILE_NAME, type Source, oneFile} from './source';

const slot = createStorageSlot('docs.check', {persistence: 'sessionStorage'});

const isFile = (file: Partial<SourceFile> | null): file is SourceFile =>
  typeof file?.name === 'string' && typeof file.text === 'string';

/** What was saved until the tab is closed; null if nothing was, or if it isn't in our format. */
export function readSource(): Source | null {
  try {
    const {files, shown} = JSON.parse(slot.get() ?? '{}') as Partial<Source>;
    if (!Array.isArray(files) || files.length === 0 || !files.every(isFile)) return null;
    return {files, shown: files[shown ?? 0] ? (shown ?? 0) : 0};
  } catch {
    return null;
  }
}

const hasText = ({files}: Source): boolean => files.length > 1 || files.some(({text}) => text !== '');

export const saveSource = (source: Source): void => (hasText(source) ? slot.set(JSON.stringify(source)) : slot.del());

/** The open check, and what waits until there is one. */
let take: ((source: Source) => void) | null = null;
let waiting: Source | null = null;

/** Gives a text to the check: to the one that's open, or to the next one that opens in this tab. */
export function handOver(text: string): void {
  const source = oneFile(text, kindOf(text) === 'log' ? 'log' : FILE_NAME);
  if (take) take(source);
  else waiting = source;
}

/** Takes what is handed over, now or later. Returns a function that ends this. */
export function takeHandedOver(taker: (source: Source) => void): () => void {
  if (waiting) taker(waiting);
  waiting = null;
  take = taker;
  return () => void (take = null);
}
