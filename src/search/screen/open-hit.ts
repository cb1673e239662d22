import type {useHistory} from '@docusaurus/router';
import {lightUpNext} from './found-words';

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
