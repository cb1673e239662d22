import type {useHistory} from '@docusaurus/router';
import {lightUpNext} from './found-words';

/** Opens the page of a hit in this tab, with its words lit up. */
export function openHit(
  history: ReturnType<typeof useHistory>,
  {url, words = []}: {url: string; words?: string[]},
): void {
  if (/^https?:/.test(url)) {
    window.location.assign(url);
    return;
  }
  lightUpNext(words);
  history.push(url);
}
