import {statSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadComposeSections, loadEffects} from '../../plugins/pages/data/check-rules';
import {EFFECTS_FILE, loadPlans, plansFile} from '../../plugins/pages/data/engine-plans';
import {brokenStatements} from '../../plugins/pages/data/plan-statements';
import {CLOUDS, type Cloud} from '../../src/data/engine-plans-schema';
import {expectNone} from '../support/expect-none';
import {findFiles, readFiles} from '../support/files';

describe('recorded plans', () => {
  it('are what the Compose reference says', () => {
    const {engine, keys: effects} = loadEffects();
    expect(engine).toBe(loadPlans('aws').engine);
    const keys = loadComposeSections().flatMap(({section, keys: some}) =>
      some.map((key) => ({...key, id: `${section}/${key.key}`})),
    );
    const lost = Object.keys(effects).filter((id) => !keys.some((key) => key.id === id));
    expectNone([
      ...lost.map((id) => `${EFFECTS_FILE}:1: the Compose reference has no ${id}.`),
      ...keys.flatMap(({id, status, engine: said}) => {
        const tried = effects[id] ?? {};
        const untried = Object.keys(said ?? {}).filter((cloud) => !tried[cloud as Cloud]);
        const isRefused = Object.values(tried).some(({refused}) => refused?.by === 'cli');
        const place = `packages/compose-check/data/compose/${id.split('/')[0]}.yaml:1: ${id}`;
        return [
          ...untried.map(
            (cloud) => `${place} says something about ${cloud} that no plan has: add a case to cases.yaml.`,
          ),
          ...(Object.keys(tried).length > 0 && status !== 'limited' && isRefused !== (status === 'stops')
            ? [`${place} is ${status}, and the CLI ${isRefused ? 'refuses' : 'takes'} the file.`]
            : []),
        ];
      }),
    ]);
  });

  it('are what pages rest on', () =>
    expectNone(brokenStatements(readFiles(findFiles(['docs'], /\.mdx$/)), (cloud) => loadPlans(cloud).plans)));

  it('stay small enough to be read in a difference', () =>
    expect(CLOUDS.reduce((sum, cloud) => sum + statSync(plansFile(cloud)).size, 0)).toBeLessThan(600_000));
});
