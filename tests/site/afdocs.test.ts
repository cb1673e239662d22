import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {sitemapRoutes} from '../support/built-site';
import {LONG_PAGES} from '../../plugins/outputs/markdown/parts';

const PORT = 4199;
const BINARY = process.env.AFDOCS ?? 'node_modules/.bin/afdocs';
const FLOOR = 100;
/** All that it may say beyond its score: of the pages that stay whole (plugins/outputs/markdown/parts.ts). */
const KNOWN = ['page-size-markdown', 'page-size-html'].map((id) => `${id}: ${LONG_PAGES.size} of `);

/** AFDocs needs a newer Node than the site; markdown-export.test.ts checks the same rules without it. */
const reason =
  Number(process.versions.node.split('.')[0]) < 22
    ? `it needs Node 22, and this is ${process.versions.node}`
    : existsSync(BINARY)
      ? null
      : 'it is not installed (npm install --no-save afdocs@0.22.2)';

if (reason) console.log(`AFDocs is skipped: ${reason}.`);

describe.skipIf(reason)('AFDocs', () => {
  let server: ChildProcess;

  beforeAll(async () => {
    server = spawn(process.execPath, ['tests/support/serve.mjs', '--port', String(PORT)], {stdio: 'ignore'});
    for (let attempt = 0; attempt < 50; attempt += 1) {
      if (
        await fetch(`http://127.0.0.1:${PORT}/`)
          .then((response) => response.ok)
          .catch(() => false)
      )
        return;
      await new Promise((done) => setTimeout(done, 200));
    }
    throw new Error('The web server does not answer.');
  });

  afterAll(() => server.kill());

  it(`gives ${FLOOR} of 100, over every page`, () => {
    const args = [
      'check',
      `http://127.0.0.1:${PORT}`,
      '--canonical-origin',
      site.url,
      // More than there are: no page is left to chance.
      '--max-links',
      '500',
      '--request-delay',
      '0',
      '--format',
      'json',
      '--score',
    ];
    const {stdout, stderr} = spawnSync(BINARY, args, {encoding: 'utf8', maxBuffer: 1 << 28});
    const report = JSON.parse(stdout || '{}') as {
      scoring?: {overall?: number};
      results?: {id: string; status: string; message: string}[];
    };
    const problems = report.results
      ?.filter(({status}) => status === 'fail' || status === 'warn')
      .map(({id, message}) => `${id}: ${message}`)
      .filter((problem) => !KNOWN.some((known) => problem.startsWith(known)));
    expect(stdout).toContain(`All ${sitemapRoutes().length} pages`);
    expect([report.scoring?.overall, problems ?? stderr]).toEqual([FLOOR, []]);
  });
});
