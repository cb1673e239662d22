import {readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {PACKAGE} from 'docs-mcp/constants';
import {site} from '../../../config/site';
import {expectNone} from '../../support/expect-none';
import {unpack} from '../../support/unpack';
import {ROOT} from '../../support/settings-build';

test('builds a site for another name in which this one does not occur', () => {
  const pattern = new RegExp(site.slug, 'i');
  const leaksOf = (folder: string) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => {
      const path = join(folder, name);
      return pattern.test(name) || (statSync(path).isFile() && pattern.test(readFileSync(path, 'latin1')));
    });
  const packed = unpack(join(ROOT, PACKAGE));
  expect(JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'))).toMatchObject({name: 'acme-docs-mcp'});
  const leaks = [...leaksOf(ROOT), ...leaksOf(packed).map((name) => `${PACKAGE}: ${name}`)];
  expectNone(leaks.map((name) => `${name}: the name of this site stands in a build for another.`));
  const page = readFileSync(join(ROOT, 'docs', 'cli', 'acme_compose_up.html'), 'utf8');
  expect(page).toContain('ACME_MODE');
  // Shown from a file that has the name of this site.
  const example = readFileSync(join(ROOT, 'docs', 'quickstarts', 'express.md'), 'utf8');
  expect(readFileSync('examples/express/compose.yaml', 'utf8')).toContain(`x-${site.slug}-postgres: true`);
  expect(example).toContain('x-acme-postgres: true');
});
