import {statSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadComposeSections} from '../../plugins/pages/data/check-rules';
import {loadCases, loadPlans, plansFile} from '../../plugins/pages/data/engine-plans';
import {brokenStatements} from '../../plugins/pages/data/plan-statements';
import {CLOUDS} from '../../src/data/engine-plans-schema';
import {contradiction, outcomeOf} from '../support/checks/plan-cells';
import {expectNone} from '../support/expect-none';
import {findFiles, readFiles} from '../support/files';

const cases = loadCases();

describe('recorded plans', () => {
  it('are what the Compose reference says', () =>
    expectNone(
      loadComposeSections().flatMap(({section, keys}) =>
        keys.flatMap((key) =>
          CLOUDS.flatMap((cloud) => {
            const outcome = outcomeOf(`${section}/${key.key}`, cases, loadPlans(cloud).plans);
            const wrong = outcome && contradiction(key, cloud, outcome);
            return wrong
              ? [
                  `packages/compose-check/data/compose/${section}.yaml:1: ${key.key} on ${cloud} ${wrong}. Correct the cell.`,
                ]
              : [];
          }),
        ),
      ),
    ));

  it('are what pages rest on', () =>
    expectNone(brokenStatements(readFiles(findFiles(['docs'], /\.mdx$/)), (cloud) => loadPlans(cloud).plans)));

  it('stay small enough to be read in a difference', () =>
    expect(CLOUDS.reduce((sum, cloud) => sum + statSync(plansFile(cloud)).size, 0)).toBeLessThan(600_000));
});
