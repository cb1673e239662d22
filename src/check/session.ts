import {createStorageSlot} from '@docusaurus/theme-common';
import {kindOf} from 'compose-check/kind-of';
import type {SourceFile} from 'compose-check/types';
import {FILE_NAME, type Source, oneFile} from './source';

/** Event that tells an open check that the search has handed over a text. */
export const HANDED_OVER = 'docs-check-handed-over';

const slot = createStorageSlot('docs.check', {persistence: 'sessionStorage'});

const isFile = (file: Partial<SourceFile> | null): file is SourceFile =>
  typeof file?.name === 'string' && typeof file.text === 'string';

/** What was kept until the tab is closed; null if nothing was, or if it isn't in our format. */
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

export const keepSource = (source: Source): void => (hasText(source) ? slot.set(JSON.stringify(source)) : slot.del());

/** Gives a text to the check. It goes through session storage, so that it's never in an address. */
export function handOver(text: string): void {
  keepSource(oneFile(text, kindOf(text) === 'log' ? 'log' : FILE_NAME));
  window.dispatchEvent(new Event(HANDED_OVER));
}
