import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {examine} from 'compose-check/check-compose';
import {addTo} from 'compose-check/plan/costs';
import {planOf} from 'compose-check/plan/plan';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {loadCases, loadPlans} from '../../plugins/pages/data/engine-plans';
import {CLOUDS, type Cloud, type PlannedResource} from '../../src/data/engine-plans-schema';
import {type Compared, disagreement} from '../../tools/engine-oracle/compare';
import {requestsFor} from '../../tools/engine-oracle/record';
import {temporaryFolder} from '../../tools/temporary-folder';
import {expectNone} from '../support/expect-none';

const rules = loadCheckRules();

/** What no Compose file says: recipes, and whether a domain has a zone in the account. */
const isOutside = (name: string): boolean => name.startsWith('setting/') || name === 'file/zoned';

function compared(cloud: Cloud): Compared[] {
  const {plans} = loadPlans(cloud);
  return requestsFor(cloud, loadCases(), temporaryFolder()).flatMap(({name, paths}) => {
    const plan = plans.get(name);
    if (isOutside(name) || !plan || plan.refused) return [];
    const files = paths.map((path) => ({name: 'compose.yaml', text: readFileSync(path, 'utf8')}));
    const model = planOf(examine({files, provider: cloud}, rules).context)!;
    return [{name, model, resources: plan.resources}];
  });
}

it.each(CLOUDS)('a setting has a namespace in its recipe on %s', (cloud) => {
  const recipes = requestsFor(cloud, loadCases(), temporaryFolder()).flatMap(({recipe = []}) => recipe);
  for (const recipe of recipes) expect(readFileSync(recipe, 'utf8')).toMatch(/^config:\n {2}"?[\w-]+:[\w-]+"?: /);
});

type Tree = Record<string, unknown>;

/** What decides the price of a resource in `affordable`: vCPUs and GiB of a container in AWS and Azure, or the smallest size of a store. */
const SIZES: Record<Cloud, (resource: PlannedResource) => Record<string, number>> = {
  aws: ({type, inputs}) => {
    if (type === 'rds/instance') return {rds: Number(inputs['instanceClass'] === 'db.t4g.micro')};
    if (type === 'elasticache/replicationGroup') return {cache: Number(inputs['nodeType'] === 'cache.t4g.micro')};
    if (type !== 'ecs/taskDefinition') return {};
    return {'fargate-cpu': Number(inputs['cpu']) / 1024, 'fargate-memory': Number(inputs['memory']) / 1024};
  },
  gcp: ({type, inputs}) =>
    type === 'sql/databaseInstance'
      ? {'cloud-sql': Number((inputs['settings'] as Tree)['tier'] === 'db-f1-micro')}
      : {},
  azure: ({type, inputs}) => {
    if (type === 'redisenterprise/RedisEnterprise')
      return {'managed-redis': Number((inputs['sku'] as Tree)['name'] === 'Balanced_B0')};
    if (type !== 'app/ContainerApp') return {};
    const [container] = (inputs['template'] as {containers: {resources: {memory: string}}[]}).containers;
    return {memory: Number.parseFloat(container?.resources.memory ?? '')};
  },
};

describe.each(CLOUDS)('the model of the plan on %s', (cloud) => {
  const all = compared(cloud);

  it('comes from the recorded plans', () => {
    const {engine, read} = loadPlans(cloud);
    expect(rules.plan.recorded).toEqual({engine, read});
  });

  it('creates what the engine creates: 98 % of all kinds and numbers', () => {
    const {types, right, kinds} = disagreement(all, cloud);
    const agreement = (100 * right) / types;
    console.log(`${cloud}: ${agreement.toFixed(2)} % of ${types} numbers in ${all.length} plans\n${kinds.join('\n')}`);
    expect(agreement).toBeGreaterThanOrEqual(98);
  });

  it('takes the sizes that the engine takes, and so the prices', () => {
    const differences = all
      // Recipes and replicas change the number of containers, and a plan doesn't know the template of an image that is built first.
      .filter(({name}) => !/^mode\/|replicas|^key\/services\/deploy$/.test(name))
      .filter(({resources}) => !resources.some(({inputs}) => inputs['template'] === '<unknown>'))
      .flatMap(({name, model, resources}) => {
        const engine: Record<string, number> = {};
        for (const resource of resources) addTo(engine, SIZES[cloud](resource));
        const prices = Object.keys(engine).filter((price) => engine[price] !== (model.costs[price] ?? 0));
        return prices.map((price) => `${name}: ${price} ${model.costs[price] ?? 0} not ${engine[price]}`);
      });
    expect(differences).toEqual([]);
  });

  it('opens what the engine opens, and keeps what it keeps, always', () => {
    const {open, stores} = disagreement(all, cloud);
    expectNone([...open, ...stores]);
  });
});
