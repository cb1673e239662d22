import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {nodeProblem} from '../../tools/node-floor.mjs';

const {engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: {node: string}};
const readme = readFileSync('README.md', 'utf8');
const ci = parse(readFileSync('.github/workflows/ci.yaml', 'utf8')) as {
  jobs: {test: {steps: unknown[]}; node: {strategy: {matrix: {node: unknown[]}}}};
};

describe('the oldest Node', () => {
  it('is told apart from newer ones by its number', () => {
    const versions = ['18.20.8', '20.0.0', '20.18.3', '20.19.0', '20.20.2', '22.1.0', '24.0.0'];
    expect(versions.filter((version) => nodeProblem(version, '>=20.19'))).toEqual(versions.slice(0, 3));
  });

  const floor = engines.node.replace('>=', '');

  it('is the one that CI runs on and that README names', () => {
    expect(ci.jobs.test.steps).toContainEqual(
      expect.objectContaining({with: expect.objectContaining({'node-version': floor})}),
    );
    expect(ci.jobs.node.strategy.matrix.node).toEqual([`${floor}.0`, 22, 24, 26]);
    expect(readme).toContain(`With Node ${floor} or newer`);
  });

  it('is below the one that we recommend', () => {
    const recommended = readFileSync('.node-version', 'utf8').trim();
    expect(nodeProblem(recommended, engines.node)).toBeUndefined();
    expect(readme).toContain(`we recommend ${recommended}`);
  });
});
