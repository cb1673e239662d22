import {describe, expect, it} from 'vitest';
import {diffLines} from 'compose-check/diff-lines';
import {type FindingGroup, groupFindings} from 'compose-check/finding-groups';
import {plainInline, readInline} from 'compose-check/inline-markdown';
import {kindOf, looksPasted} from 'compose-check/kind-of';
import {orderFiles} from 'compose-check/project/file-order';
import type {Severity} from 'compose-check/types';
import type {Verdict} from 'compose-check/verdict';
import {countsOf, notCarriedOver, verdictOf} from 'compose-check/words';
import {check} from './support/check-files';
import {readYamlFile} from './support/rules';

interface Order {
  name: string;
  files: (string | Record<string, string>)[];
  merged: string[];
  read?: string[];
  unused?: string[];
  flags?: string[];
}
const {pasted, order} = readYamlFile('tests/fixtures/texts.yaml') as {pasted: [string, string][]; order: Order[]};

describe('what a pasted text is', () => {
  it.each(pasted)('is a %s: %j', (kind, text) => expect(kindOf(text)).toBe(kind));

  it('tells messages from words in the search', () => {
    expect(looksPasted('service "web": missing memory reservation; using provider-specific defaults')).toBe(true);
    expect(looksPasted('services: web: image: nginx')).toBe(true);
    expect(looksPasted('What does "missing memory reservation" mean?')).toBe(false);
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
  const {findings} = check(
    'services:\n  web: {image: nginx, ipc: shareable, ports: [{target: 0}]}\n  db: {image: nginx, ipc: shareable}\n',
  );
  const groups = groupFindings(findings);

  it('are said once for all their places, the strongest first', () => {
    expect(groups[0]).toMatchObject({id: 'finding-1', severity: 'stops', title: 'ports'});
    const ipc = groups.find(({title}) => title === 'ipc');
    expect(ipc?.places.map(({line}) => line)).toEqual([2, 3]);
  });

  it('answer the question', () => {
    const group = (severity: Severity, service?: string): FindingGroup => ({
      ...groups[0]!,
      severity,
      title: 'ports',
      places: [{file: 'a', line: 1, path: service ? `services.${service}.ports` : '', service}],
    });
    const [stop, warn] = [group('stops'), group('warns')];
    const file = (name: string) => ({what: 'an env file', why: '', condition: `\`${name}\` exists`});
    const say = (verdict: Verdict, all: FindingGroup[], ...open: string[]) =>
      verdictOf(verdict, all, {notJudged: open.map(file), notChecked: 'the file is huge'});
    expect(say('stops', [stop, warn])).toBe('Not yet: one thing stops it');
    expect(say('stops', [group('stops', 'web.api'), stop])).toBe('Not yet: ports of web.api and 1 more thing stop it');
    expect(say('stops', [{...group('stops', 'db, web'), title: 'db, web'}])).toBe('Not yet: db, web stop it');
    expect(say('yes', [warn, warn])).toBe('Yes, with 2 things to know');
    expect(say('wont-work', [group('wont-work', 'web')])).toBe('Deploys, but web won’t work');
    expect(say('yes-if', [], '.env', 'a.env')).toBe('Yes, if .env exists, and one more thing is right');
    expect(say('yes', [])).toBe('Yes, as it is');
    expect(say('not-checked', [warn])).toBe('Not checked, because the file is huge');
    expect(countsOf([stop, warn, warn])).toBe('1 stops it, 2 warn');
  });

  it('say the harm first, once for each cause, and name what is left behind', () => {
    const text =
      'services:\n  web: {image: acme/web, init: true, environment: {A_PASSWORD: x1}}\n  db:\n    image: postgres\n    volumes: ["d:/d"]\n    deploy: {resources: {limits: {cpus: 1}}}\n  old: {image: acme/old, profiles: [old]}\nvolumes: {d: }\n';
    const result = check(text);
    const harms = groupFindings(result.findings);
    expect(harms.map(({severity, rule}) => [severity, rule]).slice(0, 4)).toEqual([
      ['data-lost', 'gap:empty-database'],
      ['exposed', 'gap:open-port'],
      ['plain-secret', 'gap:plain-secret'],
      ['warns', 'missing-memory-reservation'],
    ]);
    expect(harms[0]?.messages).toHaveLength(2);
    expect(verdictOf(result.verdict, harms, result)).toBe('Your database db would be empty after a restart');
    expect(result.first.text).toMatch(/^Make `db` a managed store.* \(2 more\), and deploy/);
    expect(notCarriedOver(check(text, {provider: 'azure'}).findings)).toEqual([
      {what: 'init of web', file: 'compose.yaml', line: 2},
      {what: 'volumes of db', file: 'compose.yaml', line: 5},
      {what: 'deploy.resources.limits of db', file: 'compose.yaml', line: 6},
      {what: 'old', file: 'compose.yaml', line: 7},
      {what: 'volumes', file: 'compose.yaml', line: 8},
    ]);
  });
});

describe('the order of files', () => {
  it.each(order)('$name', ({files: given, merged: all, read = [], unused: left = [], flags: named = []}) => {
    const {files, merged, unused, flags} = orderFiles(
      given.map((one) => {
        const [[name, text]] =
          typeof one === 'string' ? [[one, `# ${one}`]] : (Object.entries(one) as [[string, string]]);
        return {name: name!, text: text!};
      }),
    );
    const others = files.slice(merged.length).map(({name}) => name);
    expect([merged, others, unused.map(({name}) => name), flags]).toEqual([all, read, left, named]);
  });
});
