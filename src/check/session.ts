import {createStorageSlot} from '@docusaurus/theme-common';
import {kindOf} from './engine/kind-of';

/** The reader's text, which the check keeps until the tab is closed. */
export interface Source {
  name: string;
  text: string;
}

/** Event that tells an open check that the search has handed over a text. */
export const HANDED_OVER = 'docs-check-handed-over';

export const FILE_NAME = 'compose.yaml';

const slot = createStorageSlot('docs.check', {persistence: 'sessionStorage'});

/** What was kept; null if nothing was, or if it isn't in our format. */
export function readSource(): Source | null {
  try {
    const {name, text} = JSON.parse(slot.get() ?? '{}') as Partial<Source>;
    return typeof name === 'string' && typeof text === 'string' ? {name, text} : null;
  } catch {
    return null;
  }
}

export const keepSource = (source: Source): void => (source.text ? slot.set(JSON.stringify(source)) : slot.del());

/** Gives a text to the check. It goes through session storage, so that it's never in an address. */
export function handOver(text: string): void {
  keepSource({name: kindOf(text) === 'log' ? 'log' : FILE_NAME, text});
  window.dispatchEvent(new Event(HANDED_OVER));
}
