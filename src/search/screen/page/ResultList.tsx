import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {titleOf} from 'docs-index/search/record';
import type {SearchHit} from 'docs-index/search/search-client';
import {Marked} from './Marked';
import styles from './search-page.module.css';

function titleOfHit({type, hierarchy, _snippetResult, _highlightResult}: SearchHit): string {
  const level = type === 'content' ? deepest(hierarchy) : type;
  const marked = _snippetResult.hierarchy?.[level] ?? _highlightResult.hierarchy?.[level];
  return marked?.value ?? titleOf({hierarchy, type: level});
}

const deepest = (hierarchy: SearchHit['hierarchy']): 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' =>
  (['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const).find((level) => hierarchy[level]) ?? 'lvl1';

function Section({hit}: {hit: SearchHit}): ReactNode {
  const text = hit._snippetResult.content?.value ?? hit.content;
  return (
    <li className={styles.section}>
      <Link to={hit.url} className={styles.sectionLink ?? ''}>
        <Marked text={titleOfHit(hit)} />
      </Link>
      {text && (
        <p className={styles.text}>
          <Marked text={text} />
        </p>
      )}
    </li>
  );
}

/** Hits of one page together, at the place of the first. */
function pagesOf(hits: readonly SearchHit[]): SearchHit[][] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) pages.set(hit.url_without_anchor, [...(pages.get(hit.url_without_anchor) ?? []), hit]);
  return [...pages.values()];
}

/** What one page has: its path and title, and its sections. */
function Page({hits}: {hits: readonly SearchHit[]}): ReactNode {
  const [first] = hits;
  if (!first) return null;
  const {url_without_anchor: url, breadcrumb, hierarchy} = first;
  return (
    <li className={styles.page}>
      <p className="muted-xs">{(breadcrumb ?? [hierarchy.lvl0]).join(' / ')}</p>
      <h2 className={styles.title}>
        <Link to={url}>{hierarchy.lvl1}</Link>
      </h2>
      <ul>
        {hits.map((hit) => (
          <Section key={hit.objectID} hit={hit} />
        ))}
      </ul>
    </li>
  );
}

export const ResultList = ({hits}: {hits: readonly SearchHit[]}): ReactNode => (
  <ol>
    {pagesOf(hits).map((page) => (
      <Page key={page[0]?.url_without_anchor} hits={page} />
    ))}
  </ol>
);
