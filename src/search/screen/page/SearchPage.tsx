import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {reportTyping} from '@site/src/analytics/report-typing';
import {useSearchSettings} from '../../settings';
import {CheckOffer} from '../CheckOffer';
import {ClearableField} from '@site/src/components/ClearableField/ClearableField';
import {useAnnouncement} from '@site/src/hooks/use-announcement';
import {countText} from '../count-text';
import {usePastedText} from '../use-pasted-text';
import {ResultList} from './ResultList';
import {Failed, Hints, NothingFound} from './States';
import styles from './search-page.module.css';
import {useQuery} from '@site/src/hooks/use-query';
import {useResults} from './use-results';

/** `/search?q=…`: everything that a query finds, as it's typed. The same for both engines. */
export function SearchPage(): ReactNode {
  const settings = useSearchSettings();
  const [query, setQuery] = useQuery();
  const isBrowser = useIsBrowser();
  // The page is built without a query; reading it only in the browser keeps both sides equal.
  const typed = isBrowser ? query : '';
  const {status, hits, count, page, pages, suggestions, query: answered, more, retry} = useResults(typed, settings);
  const [announcement, announce] = useAnnouncement();
  const [pasted, onPaste] = usePastedText();
  const input = useRef<HTMLInputElement>(null);

  const results = useRef<HTMLDivElement>(null);
  /** Addresses of the hits that were there when more were asked for. */
  const before = useRef<ReadonlySet<string> | null>(null);

  const type = (text: string) => {
    setQuery(text);
    reportTyping(text);
  };

  useIsomorphicLayoutEffect(() => {
    // What was typed before the page could act on it.
    const early = input.current?.value;
    if (early && early !== query) type(early);
    input.current?.focus();
  }, []);
  useEffect(() => {
    if (status === 'found') announce(countText(count, answered));
  }, [status, count, answered, announce]);
  useEffect(() => {
    const {current} = before;
    const first = page > 0 && current ? hits.find(({url}) => !current.has(url)) : undefined;
    if (!first) return;
    announce(`${hits.length} of ${countText(count, answered)}`);
    const links = [...(results.current?.querySelectorAll('a') ?? [])];
    links.find((link) => link.getAttribute('href') === first.url)?.focus();
  }, [page, hits, count, answered, announce]);

  const showMore = () => {
    before.current = new Set(hits.map(({url}) => url));
    more();
  };

  const found = hits.length > 0 && typed.trim() !== '';
  return (
    <main className={styles.main}>
      <h1 className={styles.heading}>Search</h1>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <label className="visually-hidden" htmlFor="search-query">
          Search the docs
        </label>
        <ClearableField label="Clear the query" value={typed}>
          <input
            ref={input}
            id="search-query"
            className={styles.input}
            type="search"
            name="q"
            value={typed}
            placeholder="Search the docs"
            autoComplete="off"
            maxLength={512}
            onChange={(event) => type(event.target.value)}
            onPaste={onPaste}
          />
        </ClearableField>
      </form>
      <noscript>
        <p className={styles.state}>
          Search runs in your browser and needs JavaScript. Every page is listed in the navigation, and in{' '}
          <a href="/llms.txt">llms.txt</a>.
        </p>
      </noscript>
      <p className="visually-hidden" role="status" aria-live="polite">
        {announcement}
      </p>
      <CheckOffer className={clsx('link', styles.offer)} query={typed} pasted={pasted}>
        {(label) => label}
      </CheckOffer>
      {isBrowser && status === 'empty' && <Hints baseUrl={settings.address.baseUrl} />}
      {status === 'loading' && hits.length === 0 && <p className={styles.count}>Searching …</p>}
      {status === 'failed' && <Failed retry={retry} />}
      {status === 'found' && count === 0 && (
        <NothingFound query={answered} suggestions={suggestions} settings={settings} />
      )}
      {found && (
        <div ref={results} aria-busy={status === 'loading'}>
          <p className={styles.count}>{countText(count, answered)}</p>
          <ResultList hits={hits} />
          {page + 1 < pages && (
            <button type="button" className="btn" onClick={showMore} disabled={status === 'loading'}>
              Show more results
            </button>
          )}
        </div>
      )}
    </main>
  );
}
