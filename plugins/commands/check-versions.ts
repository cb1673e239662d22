import {existsSync, readFileSync} from 'node:fs';
import {examplesShownBy} from '../pages/examples';
import {checks} from '../pages/checked';
import {namedKeys} from '../pages/data/named-versions';
import {VERSIONS, loadVersions} from '../pages/data/versions';
import {pageFiles} from '../pages/page';
import type {Versions} from '../../src/data/versions-schema';

/** Long enough to change pages and examples without haste. */
const DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** One sentence for each named runtime that is out of support on a day, or will be 30 days later. */
export function endingRuntimes({runtimes}: Versions, named: ReadonlySet<string>, day: string): string[] {
  return Object.entries(runtimes).flatMap(([key, {name, version, ends, source}]) => {
    const left = Math.floor((Date.parse(ends) - Date.parse(day)) / DAY);
    if (!named.has(key) || left > DAYS) return [];
    const when = left < 0 ? `has been out of support since ${ends}` : `goes out of support on ${ends}, in ${left} days`;
    return [`${name} ${version} ${when}: set a newer "${key}", and change examples/ with it (${source}).`];
  });
}

const lineOf = (key: string): number =>
  readFileSync(VERSIONS, 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(`  ${key}:`)) + 1;

/** What the pages of this site name, with the examples that they show. */
function namedRuntimes(versions: Versions): Set<string> {
  const pages = pageFiles().map((path) => ({path, text: readFileSync(path, 'utf8')}));
  const examples = new Set(pages.flatMap(({text}) => examplesShownBy(text)).filter((path) => existsSync(path)));
  return namedKeys([...pages, ...[...examples].map((path) => ({path, text: readFileSync(path, 'utf8')}))], versions);
}

/** Findings with their place in the data; `day` is the day of comparison. */
function checkSupport(day: string): string[] {
  const versions = loadVersions();
  return endingRuntimes(versions, namedRuntimes(versions), day).map((sentence) => {
    const key = /"([\w-]+)"/.exec(sentence)?.[1] ?? '';
    return `${VERSIONS}:${lineOf(key)}: ${sentence}`;
  });
}

/** Facts may be this many days old. */
const FRESH = 90;

/** One sentence for each date of a check that is too long ago on a day. */
export function staleChecks(dated: ReturnType<typeof checks>, day: string): string[] {
  return [...dated].flatMap(([guide, {date, source}]) => {
    const age = Math.floor((Date.parse(day) - Date.parse(date)) / DAY);
    const pages = guide ? `docs/guides/${guide}.mdx was` : 'pages were';
    return age > FRESH
      ? [
          `${source}:1: ${pages} last checked on ${date}, ${age} days ago: compare the facts with their sources, and set the date.`,
        ]
      : [];
  });
}

/**
 * Fails when pages name a runtime that is about to go out of support, or were checked too long ago. It depends on the day,
 * so it's a scheduled job.
 */
export function checkVersions(): void {
  const day = new Date().toISOString().slice(0, 10);
  const found = [...checkSupport(day), ...staleChecks(checks(), day)];
  for (const finding of found) console.error(finding);
  if (found.length) process.exitCode = 1;
  console.log(
    found.length
      ? `${found.length} to change`
      : 'All runtimes that pages name are in support, and all facts are fresh.',
  );
}
