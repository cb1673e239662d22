import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {BUILD} from '../support/built-site';
import {folderWith} from '../support/folder-with';
import {unpack} from '../support/unpack';

const FILE = join(BUILD, 'check.tgz');
const COMPOSE = 'services:\n  web:\n    image: ghcr.io/acme/web:1\n    hostname: web\n';

describe('the package of the check', () => {
  const folder = unpack(FILE);

  it('has a fixed name, the rules of this site, and needs no other package', () => {
    const {name, homepage, ...rest} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object & {
      name: string;
      homepage: string;
    };
    expect([name, homepage]).toEqual([`${site.slug}-check`, site.url]);
    expect(Object.keys(rest).filter((key) => /dependencies|scripts/i.test(key))).toEqual([]);
    expect(JSON.parse(readFileSync(join(folder, 'rules.json'), 'utf8'))).toMatchObject({product: {slug: site.slug}});
  });

  it.each(['check.tgz', 'mcp.tgz'])('has its checksum next to it, as %s', (name) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(BUILD, name)))
      .digest('hex');
    expect(readFileSync(join(BUILD, `${name}.sha256`), 'utf8')).toBe(`${hash}  ${name}\n`);
  });
});

describe('the package by npx, in an empty folder', () => {
  const cwd = folderWith({'compose.yaml': COMPOSE});
  /** Runs the command of an example, with the built package instead of the published one. */
  const run = (example: string) => {
    const line = readFileSync(`examples/check/${example}`, 'utf8').match(/npx .*/)?.[0] ?? '';
    const command = line.replace(/https:\S+\/check\.tgz/, `"file:${resolve(FILE)}"`);
    expect(command).not.toBe(line);
    return spawnSync(`${command} --adapt adapted.yaml`, {cwd, shell: true, encoding: 'utf8'});
  };

  it('stops a commit, mends the file, and lets the mended one pass', () => {
    const stopped = run('pre-commit');
    expect([stopped.status, stopped.stdout]).toEqual([1, expect.stringContaining('compose.yaml:4: Stops')]);
    expect(readdirSync(cwd).sort()).toEqual(['adapted.yaml', 'compose.yaml']);
    expect(run('.gitlab-ci.yml')).toMatchObject({status: 2, stderr: expect.stringContaining("it's there already")});
    writeFileSync(join(cwd, 'compose.yaml'), readFileSync(join(cwd, 'adapted.yaml')));
    expect(run('.github/workflows/check.yaml').status).toBe(0);
  });
});
