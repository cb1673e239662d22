import type {ClientModule} from '@docusaurus/types';

let next: readonly string[] = [];

export function lightUpNext(words: readonly string[]): void {
  next = words;
}

/** Client module that notices when that page is shown. The rest is loaded when there are words. */
export default {
  onRouteDidUpdate() {
    const words = next;
    next = [];
    if (words.length > 0 && typeof Highlight === 'function') {
      import('./light-up').then(
        ({lightUp}) => lightUp(words),
        () => undefined,
      );
    }
  },
} satisfies ClientModule;
