import {describe, expect, it} from 'vitest';
import {changesBetween} from '../../plugins/pages/data/engine-plans';
import {brokenStatements} from '../../plugins/pages/data/plan-statements';
import {effectOf} from '../../plugins/remark/data-blocks/plan-changes';
import type {Plan} from '../../src/data/engine-plans-schema';
import {reducePlan} from '../../tools/engine-oracle/reduce';
import {contradiction} from '../support/checks/plan-cells';

const plan = (inputs: Record<string, unknown>, options: Record<string, unknown> = {}): Plan => ({
  resources: [{type: 'rds/instance', name: 'db', inputs, options}],
});
const none: Plan = {resources: []};

describe('a plan', () => {
  it('is reduced to what a reader could meet', () =>
    expect(
      reducePlan({
        logs: ['WARNING: a', 'WARNING: a'],
        resources: [
          {
            type: 'aws:rds/instance:Instance',
            name: 'db',
            parent: 'x:index:Postgres::db',
            options: {ignoreChanges: ['a'], timeouts: '5m'},
            inputs: {password: {$secret: 'p'}, policy: {$json: {a: [1]}}, tags: {a: 'b'}, empty: null},
          },
          {type: 'azure-native:app:ContainerApp', name: 'web', parent: '', inputs: {}},
        ],
      }),
    ).toEqual({
      resources: [
        {type: 'app/ContainerApp', name: 'web', parent: undefined, inputs: {}, options: {}},
        {
          type: 'rds/instance',
          name: 'db',
          parent: 'db',
          inputs: {password: 'p', policy: {a: [1]}},
          options: {ignoreChanges: ['a']},
        },
      ],
      says: ['WARNING: a'],
    }));

  it('is the same in each run, though the engine walks through maps', () => {
    const printed = (names: string[]) => ({
      resources: names.map((name) => ({
        type: 'gcp:compute/uRLMap:URLMap',
        name,
        parent: '',
        inputs: {defaultService: names[0], pathMatchers: names.map((one) => ({name: one}))},
      })),
    });
    expect(reducePlan(printed(['b', 'a']))).toEqual(reducePlan(printed(['a', 'b'])));
    expect(reducePlan(printed(['a'])).resources[0]?.inputs).toMatchObject({defaultService: 'a'});
  });

  it('is compared resource by resource, with the paths of what differs', () => {
    const summary = (before: Plan, after: Plan) =>
      changesBetween(before, after).map(({kind, type, inputs}) => [kind, type, inputs]);
    expect(summary(none, plan({}))).toEqual([['created', 'rds/instance', []]]);
    expect(summary(plan({}), none)).toEqual([['deleted', 'rds/instance', []]]);
    expect(summary(plan({a: {b: [1, 2]}, c: 1}), plan({a: {b: [1, 3]}}, {protect: true}))).toEqual([
      ['changed', 'rds/instance', ['a.b.1', 'c', '@.protect']],
    ]);
    expect(summary(plan({a: [1]}), plan({a: [1]}))).toEqual([]);
  });
});

describe('a second deployment', () => {
  const known = {
    'rds/instance': {name: 'RDS database', data: true as const, replaces: ['username'], clears: ['snapshotIdentifier']},
  };
  const effect = (before: Plan, after: Plan) => {
    const {does, lost} = effectOf(before, after, known);
    return [[...does.keys()].join(), lost];
  };
  it.each<[string, Plan, Plan, [string, boolean]]>([
    ['creates', none, plan({}), ['Creates', false]],
    ['deletes', plan({}), none, ['Deletes', true]],
    ['updates', plan({engineVersion: '16'}), plan({engineVersion: '17'}), ['Updates', false]],
    ['replaces, as the provider says', plan({username: 'a'}), plan({username: 'b'}), ['Replaces', true]],
    ['replaces, as the engine says', plan({}), plan({vnet: {a: 1}}, {replaceOnChanges: ['vnet']}), ['Replaces', true]],
    ['keeps what the provider remembers', plan({snapshotIdentifier: 's'}), plan({}), ['', false]],
    [
      'leaves the old one',
      plan({deletionPolicy: 'ABANDON', username: 'a'}),
      plan({deletionPolicy: 'ABANDON', username: 'b'}),
      ['Creates', false],
    ],
    ['ignores what waits for what', plan({}, {dependsOn: ['a']}), plan({}, {dependsOn: ['b']}), ['', false]],
  ])('%s', (_name, before, after, expected) => expect(effect(before, after)).toEqual(expected));
});

describe('a statement of a page', () => {
  const plans = new Map([['file/postgres', plan({username: 'postgres', a: {b: 1}}, {ignoreChanges: ['x']})]]);
  const broken = (words: string) =>
    brokenStatements([{path: 'docs/a.mdx', text: `A sentence.\n\n{/* plan: ${words} */}`}], () => plans);

  it.each([
    'aws file/postgres rds/instance',
    'aws file/postgres rds/instance(db).username = "postgres"',
    'aws file/postgres rds/instance.a.b = 1',
    'aws file/postgres rds/instance.multiAz none',
    'aws file/postgres lb/loadBalancer none',
    'aws file/postgres rds/instance.@ignoreChanges = ["x"]',
  ])('holds: %s', (words) => expect(broken(words)).toEqual([]));

  it.each([
    ['aws file/postgres rds/instance.username = "app"', /^docs\/a\.mdx:3: .*the plan says something else/],
    ['aws file/postgres rds/instance none', /says something else/],
    ['aws file/gone rds/instance', /there's no plan file\/gone: add it/],
    ['digitalocean file/postgres rds/instance', /can't be read: write CLOUD PLAN/],
  ])('is reported: %s', (words, message) => expect(broken(words)).toEqual([expect.stringMatching(message)]));
});

describe('a cell of the Compose reference', () => {
  const changes = changesBetween(none, plan({}));
  const idle = {changes: [], refused: []};
  it.each([
    ['works', {status: 'supported', engine: undefined} as const, {changes, refused: []}, undefined],
    ['works, and nothing differs', {status: 'supported', engine: undefined} as const, idle, 'the plan is the same'],
    [
      'none, and something differs',
      {status: 'supported', engine: {azure: {effect: 'none'}}} as const,
      {changes, refused: []},
      'the plan differs',
    ],
    ['stops, and deploys', {status: 'stops', engine: undefined} as const, idle, 'is called Stops'],
    ['depends without a note', {status: 'ignored', engine: {azure: {effect: 'depends'}}} as const, idle, "doesn't say"],
  ])('that says %s', (_name, key, outcome, words) => {
    const wrong = contradiction(key, 'azure', outcome);
    if (words) expect(wrong).toContain(words);
    else expect(wrong).toBeUndefined();
  });
});
