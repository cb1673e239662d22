import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {titleOf} from 'docs-index/search/record';
import type {SearchHit} from 'docs-index/search/search-client';
import {groupByPage} from './group-by-page';
import {Marked} from './Marked';
import styles from './search-page.module.css';

function titleOfHit({type, hierarchy, _snippetResult, _highlightResult}: SearchHit): string {
  const level = type === 'content' ? deepest(hierarchy) : type;
  const marked = _snippetResult.hierarchy?.[level] ?? _highlightResult.hierarchy?.[level];
  return marked?.value ?? titleOf({hierarchy, type: level});
}

function deepest(hierarchy: SearchHit['hierarchy']): 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' {
  return (['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const).find((level) => hierarchy[level]) ?? 'lvl1';
}

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

/** Hits grouped by page, down to the section. */
export function ResultList({hits}: {hits: readonly SearchHit[]}): ReactNode {
  return (
    <ol>
      {groupByPage(hits).map((group) => (
        <li key={group.url} className={styles.page}>
          <p className="muted-xs">{group.breadcrumb.join(' / ')}</p>
          <h2 className={styles.title}>
            <Link to={group.url}>{group.title}</Link>
          </h2>
          <ul>
            {group.hits.map((hit) => (
              <Section key={hit.objectID} hit={hit} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
