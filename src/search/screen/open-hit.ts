import type {useHistory} from '@docusaurus/router';

/** Goes to the address of a hit, which may be on another site. */
export function openHit(history: ReturnType<typeof useHistory>, url: string): void {
  if (/^https?:/.test(url)) window.location.assign(url);
  else history.push(url);
}
