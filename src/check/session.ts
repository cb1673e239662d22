import {createStorageSlot} from '@docusaurus/theme-common';
import {kindOf} from './kind-of';

/** What the check keeps of the reader until the tab is closed. */
export interface Source {
  name: string;
  text: string;
}

/** Tells an open check that the search has handed something over. */
export const HANDED_OVER = 'docs-check-handed-over';

export const FILE_NAME = 'compose.yaml';

const slot = createStorageSlot('docs.check', {persistence: 'sessionStorage'});

/** What was kept; null where nothing was, or where it is not ours. */
export function readSource(): Source | null {
  try {
    const {name, text} = JSON.parse(slot.get() ?? '{}') as Partial<Source>;
    return typeof name === 'string' && typeof text === 'string' ? {name, text} : null;
  } catch {
    return null;
  }
}

export const keepSource = (source: Source): void => (source.text ? slot.set(JSON.stringify(source)) : slot.del());

/** Gives a text to the check. It goes by the session's storage, so that no address holds it. */
export function handOver(text: string): void {
  keepSource({name: kindOf(text) === 'log' ? 'log' : FILE_NAME, text});
  window.dispatchEvent(new Event(HANDED_OVER));
}
