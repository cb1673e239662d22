import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {announce} from '@site/src/lib/announce';
import {isPlainClick} from './is-plain-click';

/** How long a link shows that it has been copied, in milliseconds. */
const CONFIRMATION = 1600;
const COPIED = 'hash-link--copied';

/** Puts the address of a heading on the clipboard; the browser also goes there. */
async function copyAddress(link: HTMLAnchorElement): Promise<void> {
  const {copyText} = await import('@site/src/lib/copy-text');
  if (!(await copyText(link.href))) return;
  announce('Link copied');
  link.classList.add(COPIED);
  setTimeout(() => link.classList.remove(COPIED), CONFIRMATION);
}

// One listener for all headings of all pages: nothing to hydrate.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const {target} = event;
    const link = isPlainClick(event) && target instanceof Element && target.closest<HTMLAnchorElement>('a.hash-link');
    if (link) void copyAddress(link).catch(() => undefined);
  });
}
