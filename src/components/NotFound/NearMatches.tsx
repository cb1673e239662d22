import Link from '@docusaurus/Link';
import {type ReactNode, useEffect, useState} from 'react';
import {decode} from '@site/src/lib/decode';
import styles from './not-found.module.css';
import type {PageFacts} from 'docs-index/pages';

/** The last part of a path as words to search for: `/docs/cli/acme_compose-up` gives `acme compose up`. */
export function lastWord(path: string): string {
  const part = path.split('/').filter(Boolean).at(-1) ?? '';
  return decode(part)
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

type Entry = [to: string, label: string, text?: string];

/** Where to go from here in any case. */
const FRONT_PAGES: Entry[] = [
  ['/docs', 'Documentation', 'Start at the front page of the docs'],
  ['/docs/tutorials', 'Tutorials', 'Deploy something, step by step'],
  ['/docs/cli', 'CLI reference', 'Every command and flag'],
  ['/docs/check', 'Will it deploy?', 'Check a Compose file, or have an error explained'],
  ['/docs/intro/faq/warnings-errors', 'Warnings and errors', 'Messages, causes and fixes'],
];

/** Above this share of different letters, two addresses are unrelated. */
const MOST_DIFFERENT = 0.45;

/** Pages with a similar address. What compares addresses isn't part of a docs page until one is missing. */
function useNearest(path: string): PageFacts[] {
  const [near, setNear] = useState<PageFacts[]>([]);
  useEffect(() => {
    const parts = [import('docs-index/pages'), import('@generated/outputs/default/nearest-pages.json')] as const;
    Promise.all(parts).then(
      ([{Pages}, {default: list}]) => setNear(Pages.named(list).nearest(path, 4, MOST_DIFFERENT)),
      // The front pages are shown instead.
      () => undefined,
    );
  }, [path]);
  return near;
}

export function NearMatches({path}: {path: string}): ReactNode {
  const near = useNearest(path);
  const entries: Entry[] = near.length ? near.map(({permalink, title}) => [permalink, title]) : FRONT_PAGES;
  const words = lastWord(path);
  return (
    <>
      <ul className="link-rows" aria-label={near.length ? 'Pages with a similar address' : 'Pages to go to'}>
        {entries.map(([to, label, text = to]) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
            {/* Screen readers pause, and text taken from the page doesn't run together. */}
            <span className="visually-hidden">: </span>
            <span className="item-text">{text}</span>
          </li>
        ))}
      </ul>
      {words && (
        <p className={styles.more}>
          <Link to={`/search?q=${encodeURIComponent(words)}`}>Search the documentation for “{words}”</Link>
        </p>
      )}
    </>
  );
}
