import {describe, expect, it} from 'vitest';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {checkCompose} from 'compose-check/check-compose';
import {diffLines} from 'compose-check/diff-lines';
import {figureRows} from 'compose-check/figure-rows';
import {plainInline, readInline} from 'compose-check/inline-markdown';
import {kindOf, looksPasted} from 'compose-check/kind-of';
import {Report} from 'compose-check/report';
import type {Finding, ServiceOutcome} from 'compose-check/types';
import {readYaml} from 'compose-check/yaml/read';
import {groupFindings} from 'compose-check/finding-groups';
import {widthOf} from '../../src/check/screen/lines';
import {countsOf, verdictOf} from 'compose-check/words';
import {EXAMPLE} from '../../src/check/screen/words';
import {readGold} from '../gold/gold';

const finding = (more: Partial<Finding>): Finding => ({
  rule: 'key:services.restart',
  severity: 'warns',
  file: 'compose.yaml',
  start: {line: 4, column: 5, offset: 40},
  end: {line: 4, column: 12, offset: 47},
  path: 'services.web.restart',
  service: 'web',
  text: 'Works within limits.',
  ...more,
});

const outcome = (more: Partial<ServiceOutcome>): ServiceOutcome => ({
  name: 'web',
  line: 2,
  resource: 'ECS service on Fargate',
  managed: false,
  public: true,
  address: 'web.example',
  config: [],
  dropped: [],
  build: true,
  job: false,
  ...more,
});

const rules = loadCheckRules();

/** The picture of a file whose services become this. */
function picture(text: string, services: ServiceOutcome[]) {
  const report = new Report({files: [{name: 'compose.yaml', text}], provider: 'aws'}, rules);
  return figureRows(readYaml(text, 0).documents[0], services, report);
}

describe('what a pasted text is', () => {
  it.each([
    ['services:\n  web:\n    image: nginx\n'],
    ['# mine\r\nname: shop\r\nservices: {web: {image: nginx}}\r\n'],
    ['\tservices:\n\t\tweb: [\nvolumes:\n'],
    ['web:\n  image: nginx\n  ports:\n    - "80:80"\n'],
    ['{"services": {"web": {"image": "nginx"}}}'],
    ['web:\n  image: nginx\n  environment:\n    debug: "1"\n    info: x\n'],
  ])('reads a Compose file: %j', (text) => expect(kindOf(text)).toBe('compose'));

  it.each([
    ['service "web": port 80: \'mode\' not one of [host ingress]: both'],
    [' * Uploading the project files for app\n ! service "app": missing memory reservation'],
    ['2026-01-02T10:11:12Z web listening\n  at: main.js\n'],
    ['\u001b[31mError: missing configs ["A"]\u001b[0m'],
    ['one\ntwo\nthree'],
    ['error: no such file\nweb    | warn: retrying\n'],
  ])('reads a log: %j', (text) => expect(kindOf(text)).toBe('log'));

  it('tells messages from words in the search', () => {
    expect(looksPasted('service "web": missing memory reservation; using provider-specific defaults')).toBe(true);
    expect(looksPasted('services: web: image: nginx')).toBe(true);
    expect(looksPasted('What does "missing memory reservation" mean?')).toBe(false);
    const {covered} = readGold({file: 'tests/gold/search.json'});
    expect(covered.filter(({question}) => !/[:;"(]/.test(question) && looksPasted(question))).toEqual([]);
  });
});

describe('Markdown of the data', () => {
  it('becomes spans without HTML, and addresses of its page', () => {
    expect(readInline('Use `a \\| b` in [the `x` key](#x) **now**.<Since release="3.6.0" />', '/docs/page')).toEqual([
      {text: 'Use '},
      {text: 'a \\| b', code: true},
      {text: ' in '},
      {text: 'the ', href: '/docs/page#x'},
      {text: 'x', code: true, href: '/docs/page#x'},
      {text: ' key', href: '/docs/page#x'},
      {text: ' '},
      {text: 'now', strong: true},
      {text: '.'},
    ]);
  });

  it('reads as plain words', () => expect(plainInline('Set `A` [first](/docs).')).toBe('Set A first.'));
});

describe('the diff of a fixed file', () => {
  it('shows changes with two lines around them', () => {
    const before = 'a\nb\nc\nd\ne\nf\ng\nh\ni\n';
    expect(diffLines(before, before.replace('b\n', 'B\n').replace('i\n', ''))).toBe(
      [' a', '-b', '+B', ' c', ' d', ' ⋯', ' g', ' h', '-i'].join('\n'),
    );
  });

  it('takes Windows line ends for what they are, and shows nothing of equal texts', () => {
    expect(diffLines('a\r\nb\r\n', 'a\nb\n')).toBe('');
  });

  it('gives up on texts that have nothing in common', () => {
    const lines = (name: string) => Array.from({length: 900}, (_, at) => `${name}${at}`).join('\n');
    expect(diffLines(lines('a'), lines('b')).split('\n')).toHaveLength(1800);
  });
});

describe('findings', () => {
  const [stops, restart] = [
    finding({severity: 'stops', rule: 'x', path: 'services.web.ports[0].target', text: 'No.'}),
  ].concat(finding({}));

  it('are said once for all their places, the strongest first', () => {
    const other = finding({path: 'services.db.restart', service: 'db', start: {line: 9, column: 1, offset: 1}});
    const groups = groupFindings([restart!, other, stops!]);
    expect(groups.map(({id, title, places}) => [id, title, places.map(({line}) => line)])).toEqual([
      ['finding-1', 'ports.target', [4]],
      ['finding-2', 'restart', [4, 9]],
    ]);
  });

  it('answer the question', () => {
    const read = {notJudged: []};
    const envFile = (name: string) => ({what: 'an env file', why: '', condition: `\`${name}\` exists`});
    expect(verdictOf('stops', [stops!, restart!], read)).toBe('Not yet: one thing stops it');
    expect(verdictOf('yes', [restart!, restart!], read)).toBe('Yes, with 2 things to know');
    expect(verdictOf('wont-work', [restart!], read)).toBe('Deploys, but won’t work as it is');
    expect(verdictOf('yes-if', [], {notJudged: [envFile('.env')]})).toBe('Yes, if .env exists');
    expect(verdictOf('yes-if', [], {notJudged: [envFile('.env'), envFile('a.env')]})).toBe(
      'Yes, if .env exists, and one more thing is right',
    );
    expect(verdictOf('yes', [], read)).toBe('Yes, as it is');
    expect(verdictOf('not-checked', [restart!], {...read, notChecked: 'the file is huge'})).toBe(
      'Not checked, because the file is huge',
    );
    expect(countsOf([stops!, restart!, restart!])).toBe('1 stops it, 2 warn');
  });
});

describe('the picture of a file', () => {
  it('has the lines that become something, or nothing', () => {
    const services = [
      outcome({config: ['SESSION_KEY'], dropped: ['services.web.container_name']}),
      outcome({name: 'db', managed: true, public: false, build: false, resource: 'RDS for PostgreSQL'}),
    ];
    const text = EXAMPLE.replace('image: postgres:17', 'image: postgres:16\n    x-tool-postgres: true');
    const rows = picture(text, services);
    expect(rows.map(({line, key, outcome: what}) => [line, key, what?.name])).toEqual([
      [1, 'services', undefined],
      [2, 'web', undefined],
      [3, 'build', 'ECS service on Fargate'],
      [5, 'container_name', 'No effect'],
      [6, 'ports', 'HTTPS'],
      [8, 'environment', undefined],
      [9, 'SESSION_KEY', 'Secret'],
      [16, 'db', undefined],
      [17, 'image', undefined],
      [18, 'x-tool-postgres', 'RDS for PostgreSQL'],
    ]);
  });

  it("has only what is on the file's own lines", () => {
    const text = [
      'x-base: &base {ports: ["80:80"], restart: always}',
      'services:',
      '  a: {image: "app:${TAG}", <<: *base, environment: [KEY]}',
      '  b: *base',
      '  c: {extends: a, replicas: 3}',
    ].join('\n');
    const {figure} = checkCompose({files: [{name: 'compose.yaml', text}], provider: 'aws'}, rules);
    expect(figure.map(({line, key, value}) => [line, key, value])).toEqual([
      [2, 'services', undefined],
      [3, 'a', undefined],
      [3, 'image', 'app:${TAG}'],
      [3, 'environment', undefined],
      [3, 'KEY', undefined],
      [4, 'b', undefined],
      [5, 'c', undefined],
    ]);
  });

  it('is left out for many services, and for what is no Compose file', () => {
    expect(
      picture(
        EXAMPLE,
        Array.from({length: 9}, () => outcome({})),
      ),
    ).toEqual([]);
    expect(picture('- a\n- b', [outcome({})])).toEqual([]);
    expect(picture('services: *nowhere', [outcome({})])).toEqual([]);
  });
});

it('measures lines as the field shows them', () => {
  expect(widthOf('\ta\tb')).toBe(5);
  expect(widthOf('日本')).toBe(4);
});
