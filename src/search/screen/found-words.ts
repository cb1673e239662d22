import type {ClientModule} from '@docusaurus/types';

let next: readonly string[] = [];

/** Has the words of a search lit up on the page that is shown next. */
export function lightUpNext(words: readonly string[]): void {
  next = words;
}

// Safari 17.2 knows highlights, but not yet whether an element is visible.
const canLightUp = () =>
  typeof Highlight === 'function' && 'highlights' in CSS && 'checkVisibility' in Element.prototype;

/** Client module that notices when that page is shown. The rest is loaded when there are words. */
export default {
  onRouteDidUpdate() {
    const words = next;
    next = [];
    if (words.length > 0 && canLightUp()) {
      import('./light-up').then(
        ({lightUp}) => lightUp(words),
        () => undefined,
      );
    }
  },
} satisfies ClientModule;
