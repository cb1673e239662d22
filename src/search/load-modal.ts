import type {ComponentType} from 'react';
import type {SearchModalProps} from './modal/SearchModal';

/** Adds a style sheet once, and waits until it counts. */
function loadStyles(href: string): Promise<void> {
  const known = document.querySelector(`link[rel="stylesheet"][href="${href}"]`);
  if (known) return Promise.resolve();
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

let loading: Promise<ComponentType<SearchModalProps>> | null = null;

async function load(baseUrl: string): Promise<ComponentType<SearchModalProps>> {
  const [{SearchModal}, {searchManifest}] = await Promise.all([import('./modal/SearchModal'), import('./manifest')]);
  await loadStyles(`${baseUrl}${searchManifest.styles.slice(1)}`);
  return SearchModal;
}

/** Loads the modal at the first sign that the reader wants to search. A load that failed is tried again. */
export function loadModal(baseUrl: string): Promise<ComponentType<SearchModalProps>> {
  loading ??= load(baseUrl).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
