import {readFileSync} from 'node:fs';
import {checks} from '../pages/checked';
import {VERSIONS, loadVersions} from '../pages/data/versions';
import type {Versions} from '../../src/data/versions-schema';

/** Long enough to change pages and examples without haste. */
const DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** One sentence for each runtime that is out of support on a day, or will be 30 days later. A check sees that pages name them all. */
export function endingRuntimes({runtimes}: Versions, day: string): string[] {
  return Object.entries(runtimes).flatMap(([key, {name, version, ends, source}]) => {
    const left = Math.floor((Date.parse(ends) - Date.parse(day)) / DAY);
    if (left > DAYS) return [];
    const when = left < 0 ? `has been out of support since ${ends}` : `goes out of support on ${ends}, in ${left} days`;
    const line = readFileSync(VERSIONS, 'utf8').split(`\n  ${key}:`)[0]!.split('\n').length + 1;
    return [
      `${VERSIONS}:${line}: ${name} ${version} ${when}: set a newer "${key}", and change examples/ with it (${source}).`,
    ];
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
  const found = [...endingRuntimes(loadVersions(), day), ...staleChecks(checks(), day)];
  for (const finding of found) console.error(finding);
  if (found.length) process.exitCode = 1;
  console.log(
    found.length
      ? `${found.length} to change`
      : 'All runtimes that pages name are in support, and all facts are fresh.',
  );
}
