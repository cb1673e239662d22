import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {examine} from 'compose-check/check-compose';
import {addTo} from 'compose-check/plan/costs';
import {type Plan as Modelled, type PlannedService, planOf} from 'compose-check/plan/plan';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {loadCases, loadPlans} from '../../plugins/pages/data/engine-plans';
import {CLOUDS, type Cloud, type PlannedResource} from '../../src/data/engine-plans-schema';
import {requestsFor} from '../../tools/engine-oracle/record';
import {temporaryFolder} from '../../tools/temporary-folder';

const rules = loadCheckRules();

/** What no Compose file says: recipes, and whether a domain has a zone in the account. */
const isOutside = (name: string): boolean => name.startsWith('setting/') || name === 'file/zoned';

interface Compared {
  name: string;
  model: Modelled;
  resources: PlannedResource[];
}

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

const countBy = (types: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
};

/** Types whose number differs, as `lb/listener 2 not 1`, and how many types there are. */
function differences({model, resources}: Compared): {wrong: string[]; types: number} {
  const engine = countBy(resources.map(({type}) => type));
  const ours = new Map<string, number>();
  for (const part of [model.shared.resources, ...model.services.map((service) => service.resources)])
    for (const [type, count] of Object.entries(part)) ours.set(type, (ours.get(type) ?? 0) + count);
  const types = [...new Set([...engine.keys(), ...ours.keys()])];
  const wrong = types.filter((type) => engine.get(type) !== ours.get(type));
  return {
    wrong: wrong.map((type) => `${type} ${ours.get(type) ?? 0} not ${engine.get(type) ?? 0}`),
    types: types.length,
  };
}

type Tree = Record<string, unknown>;
const EVERYWHERE = '0.0.0.0/0';

/** Names of services that a plan opens to the internet. */
const OPEN: Record<Cloud, (resource: PlannedResource) => string[]> = {
  aws: ({type, name, parent = '', inputs}) => {
    if (name === 'alb-sg') return [];
    const isOpen = (inputs['ingress'] as Tree[] | undefined)?.some(
      ({cidrBlocks, protocol}) => protocol !== 'icmp' && (cidrBlocks as string[] | undefined)?.includes(EVERYWHERE),
    );
    return type === 'lb/targetGroup' || (type === 'ec2/securityGroup' && isOpen) ? [parent] : [];
  },
  gcp: ({type, parent = '', inputs}) => {
    if (type === 'cloudrunv2/service') return inputs['ingress'] === 'INGRESS_TRAFFIC_ALL' ? [parent] : [];
    const isOpen = (inputs['sourceRanges'] as string[] | undefined)?.includes(EVERYWHERE);
    return type === 'compute/firewall' && isOpen ? ((inputs['targetTags'] as string[] | undefined) ?? []) : [];
  },
  azure: ({type, parent = '', inputs}) => {
    const ingress = (inputs['configuration'] as Tree | undefined)?.['ingress'] as Tree | undefined;
    return type === 'app/ContainerApp' && ingress?.['external'] === true ? [parent] : [];
  },
};

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

const STORES =
  /^(?:rds\/instance|elasticache\/replicationGroup|sql\/databaseInstance|redis\/instance|dbforpostgresql\/Server|redisenterprise\/RedisEnterprise)$/;

const lineOf = (plan: string, names: string[]): string => `${plan}: ${[...new Set(names)].sort().join(', ')}`;

describe.each(CLOUDS)('the model of the plan on %s', (cloud) => {
  const all = compared(cloud);

  it('comes from the recorded plans', () => {
    const {engine, read} = loadPlans(cloud);
    expect(rules.plan.recorded).toEqual({engine, read});
  });

  it('creates what the engine creates: 98 % of all kinds and numbers', () => {
    const results = all.map((one) => ({name: one.name, ...differences(one)}));
    const types = results.reduce((sum, one) => sum + one.types, 0);
    const wrong = results.flatMap((one) => one.wrong.map((difference) => `${one.name}: ${difference}`));
    const agreement = (100 * (types - wrong.length)) / types;
    console.log(`${cloud}: ${agreement.toFixed(2)} % of ${types} numbers in ${all.length} plans\n${wrong.join('\n')}`);
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
    const ours = (which: (service: PlannedService) => unknown) =>
      all.map(({name, model}) =>
        lineOf(
          name,
          model.services.flatMap((one) => (which(one) ? one.name : [])),
        ),
      );
    const engines = (which: (resource: PlannedResource) => string[]) =>
      all.map(({name, resources}) => lineOf(name, resources.flatMap(which)));
    expect(ours((service) => service.public || service.openPorts.length > 0)).toEqual(engines(OPEN[cloud]));
    expect(ours(({keeps}) => keeps)).toEqual(engines(({type, parent = ''}) => (STORES.test(type) ? [parent] : [])));
  });
});
