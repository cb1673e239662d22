import {join} from 'node:path';
import type {KeyEffect} from 'compose-check/data/effects-schema';
import {describe, expect, it} from 'vitest';
import {changesBetween} from '../../plugins/pages/data/engine-plans';
import {brokenStatements} from '../../plugins/pages/data/plan-statements';
import {effectOf} from '../../plugins/remark/data-blocks/plan-changes';
import type {Plan} from '../../src/data/engine-plans-schema';
import {effectOf as effectOfKey} from '../../tools/engine-oracle/effects';
import {withNeighbors} from '../../tools/engine-oracle/compare';
import {reducePlan} from '../../tools/engine-oracle/reduce';
import {folderWith} from '../support/folder-with';

const plan = (inputs: Record<string, unknown>, options: Record<string, unknown> = {}): Plan => ({
  resources: [{type: 'rds/instance', name: 'db', inputs, options}],
});
const none: Plan = {resources: []};

describe('a plan', () => {
  it('is reduced to what a reader could meet', () =>
    expect(
      reducePlan({
        logs: ['WARNING: a', 'WARNING: a', 'INFO: b'],
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

  it('is only words where the engine refuses: how far it came is a race', () => {
    const resources = [{type: 'a:b:C', name: 'web', parent: '', options: {dependsOn: ['db']}, inputs: {}}];
    const error = 'marshaling properties: awaiting input property "ids": no image';
    expect(reducePlan({error, resources})).toEqual({resources: [], refused: {by: 'engine', words: ['no image']}});
  });

  it('is only words where Pulumi refuses: two resources with one name, below parents of one type', () => {
    const setting = (parent: string) => ({
      type: 'a:b:Setting',
      name: 'tls',
      parent: `a:index:Postgres::${parent}`,
      inputs: {},
    });
    const store = (name: string) => ({type: 'a:index:Postgres', name, parent: '', inputs: {}});
    const {resources, refused} = reducePlan({resources: [store('db'), setting('db'), store('db2'), setting('db2')]});
    expect(resources).toEqual([]);
    expect(refused?.words).toEqual([
      "Duplicate resource URN 'a:index:Postgres$a:b:Setting::tls'; try giving it a unique name",
    ]);
    expect(reducePlan({resources: [store('db'), setting('db')]}).refused).toBeUndefined();
  });

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
    'app/ContainerApp': {name: 'app', replaces: [], clears: [], within: 'rds/instance'},
  };
  const inside = (at: Plan): Plan => ({resources: [...at.resources, {...at.resources[0]!, type: 'app/ContainerApp'}]});
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
    ['replaces what is inside', inside(plan({username: 'a'})), inside(plan({username: 'b'})), ['Replaces', true]],
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
  const plans = new Map<string, Plan>([
    ['file/postgres', plan({username: 'postgres', a: {b: 1}}, {ignoreChanges: ['x']})],
    ['file/two', {resources: [], refused: {by: 'engine', words: ['twice']}}],
  ]);
  const broken = (words: string) =>
    brokenStatements([{path: 'docs/a.mdx', text: `A sentence.\n\n{/* plan: ${words} */}`}], () => plans);

  it.each([
    'aws file/postgres rds/instance',
    'aws file/postgres rds/instance(db).username = "postgres"',
    'aws file/postgres rds/instance.a.b = 1',
    'aws file/postgres rds/instance.multiAz none',
    'aws file/postgres rds/instance.@ignoreChanges = ["x"]',
    'aws file/two refused',
  ])('holds: %s', (words) => expect(broken(words)).toEqual([]));

  it.each([
    ['aws file/postgres rds/instance.username = "app"', /^docs\/a\.mdx:3: .*the plan says something else/],
    ['aws file/postgres rds/instance none', /says something else/],
    ['aws file/postgres refused', /says something else/],
    ['aws file/gone rds/instance', /there's no plan file\/gone: add it/],
    ['digitalocean file/postgres rds/instance', /can't be read: write CLOUD PLAN/],
  ])('is reported: %s', (words, message) => expect(broken(words)).toEqual([expect.stringMatching(message)]));
});

describe('what comes of a key', () => {
  const changed = plan({a: 1});
  const refused: Plan = {resources: [], refused: {by: 'engine', words: ['no image']}};
  it.each<[string, Plan, Plan, string, KeyEffect]>([
    ['is created', none, plan({}), 'b', {created: ['rds/instance']}],
    ['is changed', plan({}), changed, 'b', {changed: ['rds/instance']}],
    ['is refused', none, refused, 'b', {refused: {by: 'engine', words: ['no image']}}],
    ['is dropped by the CLI', changed, changed, 'a', {droppedBy: 'cli'}],
    ['is dropped by the engine', changed, changed, 'b', {droppedBy: 'engine'}],
    [
      'is dropped, though another file is built',
      plan({triggers: {a: 1}}),
      plan({triggers: {a: 2}}),
      'b',
      {droppedBy: 'engine'},
    ],
  ])('%s', (_name, before, after, sent, effect) =>
    expect(effectOfKey([{before: {plan: before, sent: 'a'}, after: {plan: after, sent}}])).toEqual(effect),
  );
});

describe('npm run plan', () => {
  it('compares a file with all those that it names, and that these name', () => {
    const folder = folderWith({
      'app/compose.yaml':
        'include: [{path: more.yaml}]\nservices: {web: {extends: {file: ../base.yaml, service: web}, env_file: gone.env}}',
      'app/more.yaml': 'services: {api: {env_file: [{path: api.env}]}}',
      'app/api.env': 'A=b',
      'app/.env': 'TAG=1',
      'app/.env.gcp': 'TAG=2',
      'app/other.yaml': 'services: {}',
      'base.yaml': 'services: {web: {label_file: labels}}',
      labels: 'a=b',
    });
    expect(withNeighbors(join(folder, 'app/compose.yaml'), 'aws').map(({name}) => name)).toEqual([
      'compose.yaml',
      'more.yaml',
      '../base.yaml',
      'api.env',
      '../labels',
      '.env',
    ]);
  });
});
