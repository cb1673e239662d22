import type {ComponentType} from 'react';
import type {SearchModalProps} from './modal/SearchModal';
import {savesData} from '@site/src/lib/fetch-ahead';
import {loadOnce} from '@site/src/lib/load-once';
import type {SearchSettings} from '../settings';

/** Adds a style sheet once, and waits until it has loaded. */
function loadStyles(href: string): Promise<void> {
  const loaded = document.querySelector(`link[rel="stylesheet"][href="${href}"]`);
  if (loaded) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    };
    document.head.append(link);
  });
}

async function load(settings: SearchSettings): Promise<ComponentType<SearchModalProps>> {
  // In parallel, because each takes long on a slow network. The search itself reports when its index is missing.
  const warmUp = (what: 'titles' | 'all') =>
    void import('../client').then(
      (client) => client.warmUp(settings, what),
      () => undefined,
    );
  warmUp('titles');
  const styles = import('@generated/outputs/default/addresses.json').then(({default: addresses}) =>
    loadStyles(addresses.styles),
  );
  const [{SearchModal}] = await Promise.all([import('./modal/SearchModal'), styles]);
  // Last, because it's the largest.
  if (!savesData()) warmUp('all');
  return SearchModal;
}

let loaded: ReturnType<typeof loadOnce<ComponentType<SearchModalProps>>> | null = null;

/** Loads modal and index at the first sign that the reader wants to search. A load that failed is tried again. */
export const loadModal = (settings: SearchSettings): Promise<ComponentType<SearchModalProps>> =>
  (loaded ??= loadOnce(() => load(settings)))();
