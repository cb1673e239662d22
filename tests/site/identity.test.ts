import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {site} from '../../config/site';

const folder = mkdtempSync(join(tmpdir(), 'identity-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

it('builds a site for another name in which this one does not occur', () => {
  execFileSync('npx', ['docusaurus', 'build', '--out-dir', folder], {
    env: {...process.env, PRODUCT_NAME: 'Acme', PRODUCT_SLUG: 'acme', NODE_ENV: 'production'},
    stdio: 'pipe',
  });
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const leaks = names.filter((name) => {
    const path = join(folder, name);
    const pattern = new RegExp(site.slug, 'i');
    return pattern.test(name) || (statSync(path).isFile() && pattern.test(readFileSync(path, 'latin1')));
  });
  expect(leaks).toEqual([]);
  expect(names).toContain(join('docs', 'cli', 'acme_compose_up.html'));
  expect(readFileSync(join(folder, 'docs', 'cli', 'acme_compose_up.html'), 'utf8')).toContain('ACME_MODE');
}, 300_000);
