import useBaseUrl from '@docusaurus/useBaseUrl';
import {useHistory} from '@docusaurus/router';
import type {MouseEvent, ReactNode} from 'react';

const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Link of a hit. DocSearch puts it inside an option, and an option may hold nothing that takes the focus: so it is a
 * link only while a pointer is on it, which then has all that links have, such as a new tab. The keyboard selects and
 * opens the option itself.
 */
export function Hit({hit, children}: {hit: {url: string}; children: ReactNode}): JSX.Element {
  const history = useHistory();
  const address = useBaseUrl(hit.url);
  const isOutside = /^https?:/.test(address);

  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isOutside) window.location.assign(address);
    else history.push(address);
  };

  return (
    <a
      // Set at once and by hand: React may render after the click that came with the pointer.
      onPointerEnter={({currentTarget}) => currentTarget.setAttribute('href', address)}
      onPointerLeave={({currentTarget}) => currentTarget.removeAttribute('href')}
      onClick={open}
    >
      {children}
    </a>
  );
}
