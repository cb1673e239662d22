import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {nodeProblem} from '../../tools/node-floor.mjs';

const {engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: {node: string}};

describe('the oldest Node', () => {
  it.each(['18.20.8', '20.0.0', '20.18.3'])('is newer than %s', (version) =>
    expect(nodeProblem(version, '>=20.19')).toBe(
      `Node ${version} is too old for this site: install Node 20.19 or newer, then run the command again.`,
    ),
  );

  it.each(['20.19.0', '20.20.2', '22.1.0', '24.0.0'])('is at most %s', (version) =>
    expect(nodeProblem(version, '>=20.19')).toBeUndefined(),
  );

  it('is the one that CI runs on and that README names', () => {
    const floor = engines.node.replace('>=', '');
    expect(readFileSync('.github/workflows/ci.yaml', 'utf8')).toContain(`node-version: '${floor}'`);
    expect(readFileSync('README.md', 'utf8')).toContain(`With Node ${floor} or newer`);
  });
});
