import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {temporaryFolder} from '../../../tools/temporary-folder';

/**
 * Downloaded from the package registry when needed, which is once a week: https://github.com/JustinBeckwith/linkinator
 */
const CRAWLER = 'linkinator@7.6.1';

/** A few addresses at a time, with retries after failures that may be temporary. */
const MANNERS = [
  ...['--concurrency', '4', '--timeout', '15000'],
  ...['--retry', '--retry-errors', '--retry-errors-count', '2'],
];

const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * Requests each address once.
 *
 * @returns HTTP status by address; 0 where nothing answered
 * @throws Error when the crawler can't be run
 */
export function followLinks(addresses: Iterable<string>): Map<string, number> {
  const folder = temporaryFolder();
  const anchors = [...new Set(addresses)].map((address) => `<a href="${address.replaceAll('&', '&amp;')}">.</a>`);
  writeFileSync(join(folder, 'links.html'), anchors.join('\n'));
  const args = ['--yes', CRAWLER, 'links.html', '--format', 'json', ...MANNERS];
  const {stdout, stderr, error} = spawnSync('npx', args, {cwd: folder, encoding: 'utf8', maxBuffer: MOST_OUTPUT});
  if (error || !stdout.trim()) throw new Error(`${CRAWLER} did not run: ${error?.message ?? stderr.trim()}`);
  const {links} = JSON.parse(stdout) as {links: {url: string; status: number}[]};
  return new Map(links.map(({url, status}) => [url, status]));
}
