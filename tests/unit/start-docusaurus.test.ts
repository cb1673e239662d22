import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {script} from '../support/script';

/**
 * Timeout for a separate process that loads the whole configuration, which takes long on a busy machine. In
 * milliseconds.
 */
const PATIENCE = 120_000;

const ESCAPES = /\x1B\[\d+m/g;

/** What `jiti tools/docusaurus.ts` prints, and how it ends. */
function run(command: string, env: Record<string, string> = {}) {
  const {status, stdout, stderr} = spawnSync(process.execPath, script('tools/docusaurus.ts', command), {
    encoding: 'utf8',
    env: {...process.env, ...env},
  });
  return {status, text: `${stdout}${stderr}`.replace(ESCAPES, '').trim()};
}

it('tells a mistake of ours in its one sentence', {timeout: PATIENCE}, () => {
  expect(run('build', {PRODUCT_SLUG: 'a b'})).toEqual({
    status: 1,
    text: '[ERROR] PRODUCT_SLUG is "a b": use lowercase letters and digits, starting with a letter (it becomes a command, a URL part and a variable prefix).',
  });
});

it('shows where any other error comes from', {timeout: PATIENCE}, () => {
  const {status, text} = run('no-command');
  expect(status).toBe(1);
  expect(text).toContain('Unknown Docusaurus CLI command `no-command`');
  expect(text).toMatch(/\n {4}at .*commander/);
});
