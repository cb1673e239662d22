import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type MouseEvent, type ReactElement, type ReactNode, useLayoutEffect} from 'react';
import {isPlainClick} from '@site/src/navigation/is-plain-click';
import {openHit} from '../open-hit';
import {Marked} from '../page/Marked';
import type {HitNotes, PageSnippet} from './present-hits';

let shown = 0;

/** DocSearch's field moves through a list, but doesn't say whether there's one. */
function useExpandedField(): void {
  useLayoutEffect(() => {
    const count = (change: number) => {
      shown += change;
      document.querySelector('.DocSearch-Input')?.setAttribute('aria-expanded', String(shown > 0));
    };
    count(1);
    return () => count(-1);
  }, []);
}

/**
 * Link of a hit, and the path to it below what DocSearch shows. DocSearch puts it inside an option, and an option may
 * hold nothing that takes the focus: so it's a link only while a pointer is on it, which then has all that links have,
 * such as a new tab. The keyboard selects and opens the option itself.
 */
export function Hit({
  hit,
  children,
}: {
  hit: {url: string} & Partial<HitNotes> & PageSnippet;
  children: ReactNode;
}): ReactElement {
  const history = useHistory();
  const address = useBaseUrl(hit.url);
  const excerpt = hit._snippetResult?.excerpt;
  useExpandedField();

  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openHit(history, address);
  };

  return (
    <a
      // Set right away and by hand: React may render after the click that came with the pointer.
      onPointerEnter={({currentTarget}) => currentTarget.setAttribute('href', address)}
      onPointerLeave={({currentTarget}) => currentTarget.removeAttribute('href')}
      onClick={open}
    >
      {children}
      {excerpt && (
        <span className="ellipsis muted-xs site-search-path site-search-excerpt">
          <Marked text={excerpt} />
        </span>
      )}
      {hit.path && <span className="ellipsis muted-xs site-search-path">{hit.path}</span>}
    </a>
  );
}
