import {readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {site} from '../../config/site';
import {expectNone} from '../support/expect-none';
import {LONGEST_BUILD, ROOT, ensureBuild} from '../support/settings-build';

it(
  'builds a site for another name in which this one does not occur',
  async () => {
    await ensureBuild();
    const names = readdirSync(ROOT, {recursive: true, encoding: 'utf8'});
    const pattern = new RegExp(site.slug, 'i');
    const leaks = names.filter((name) => {
      const path = join(ROOT, name);
      return pattern.test(name) || (statSync(path).isFile() && pattern.test(readFileSync(path, 'latin1')));
    });
    expectNone(leaks.map((name) => `${name}: the name of this site stands in a build for another.`));
    const page = readFileSync(join(ROOT, 'docs', 'cli', 'acme_compose_up.html'), 'utf8');
    expect(page).toContain('ACME_MODE');
    // Shown from a file that has the name of this site.
    const example = readFileSync(join(ROOT, 'docs', 'quickstarts', 'express.md'), 'utf8');
    expect(readFileSync('examples/express/compose.yaml', 'utf8')).toContain(`x-${site.slug}-postgres: true`);
    expect(example).toContain('x-acme-postgres: true');
  },
  LONGEST_BUILD,
);
