import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {answer} from 'compose-check/answer';
import {type Choices, MAX_CHARACTERS, adapt, whyNotAdapted} from 'compose-check/adapt/adapt';
import {checkCompose} from 'compose-check/check-compose';
import {diffLines} from 'compose-check/diff-lines';
import type {CheckInput, ProviderId, SourceFile} from 'compose-check/types';
import {deploys} from 'compose-check/verdict';
import {inPackage, readYamlFile, rules} from './support/rules';

const FOLDER = inPackage('tests/fixtures/adapt');
const read = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');
const named = (text: string): SourceFile => ({name: 'compose.yaml', text});

const run = (files: SourceFile[], choices: Partial<Choices> = {}, provider: ProviderId = 'aws') =>
  adapt({files, provider}, rules, {leftOut: [], answers: {}, ...choices});
const adaptText = (text: string, choices?: Partial<Choices>, provider?: ProviderId) =>
  run([named(text)], choices, provider);
const textOf = (text: string, choices?: Partial<Choices>, provider?: ProviderId): string =>
  adaptText(text, choices, provider)?.files.find(({name}) => name === 'compose.yaml')?.text ?? text;

interface Expected {
  before: string;
  after: string;
  changes: string[];
  left?: string[];
  /** Comments that go with what they're about. */
  comments?: string[];
}

const expected = parse(read('expected.yml')) as Record<string, Expected>;
const cases = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));

describe('real-like files', () => {
  it('all have an expectation', () =>
    expect(Object.keys(expected).sort()).toEqual(cases.map((name) => name.slice(0, -5)).sort()));

  it.each(cases)('%s deploys once it is adapted, with the harm that is left', (file) => {
    const text = read(file);
    const {before, after, changes, left} = expected[file.slice(0, -5)]!;
    const adapted = adaptText(text)!;
    expect([checkCompose({files: [named(text)], provider: 'aws'}, rules).verdict, adapted.result.verdict]).toEqual([
      before,
      after,
    ]);
    const open = adapted.result.findings.filter(({severity}) => ['stops', 'wont-work'].includes(severity));
    expect(open.map(({rule, path}) => `${rule} ${path}`)).toEqual(left ?? []);
    expect(deploys(adapted.result.verdict)).toBe(true);
    expect(adapted.changes.filter(({isIncluded}) => isIncluded).map(({id}) => id)).toEqual(changes);
    for (const {id, title, text: why} of adapted.changes) {
      expect(why, id).not.toBe('');
      expect(`${title} ${why}`, id).not.toMatch(
        /\b(?:SERVICE|OTHER|NAME|VARIABLE|PORT|FILES?|HOST|IMAGE|RESOURCE|FOLDER)\b/,
      );
    }
  });

  it('differ only in the lines that somebody has read', async () => {
    const diffs = cases.map((file) => `# ${file}\n${diffLines(read(file), textOf(read(file)))}\n`);
    await expect(diffs.join('\n')).toMatchFileSnapshot('fixtures/adapt/diffs.txt');
  });

  it.each(cases)('%s keeps its comments, except on what goes', (file) => {
    const comments = (text: string): string[] => text.match(/(?<=^|\s)#.*/gm) ?? [];
    const kept = comments(textOf(read(file)));
    expect(kept.filter((comment) => !comments(read(file)).includes(comment))).toEqual([]);
    const {comments: gone = []} = expected[file.slice(0, -5)]!;
    expect(comments(read(file)).filter((comment) => !kept.includes(comment))).toEqual(gone);
  });

  it.each(cases)('%s can be adapted again, and then nothing is left to do', (file) => {
    const once = adaptText(read(file))!;
    const again = run([...once.files.filter(({name}) => name === 'compose.yaml')]);
    expect(again?.changes.filter(({isIncluded, question}) => isIncluded && !question).map(({id}) => id) ?? []).toEqual(
      [],
    );
  });

  it.each(['gcp', 'azure', 'digitalocean', 'playground'] as const)(
    'never stop because they were adapted for %s',
    (provider) => {
      for (const file of cases) {
        const stops = (input: CheckInput) =>
          checkCompose(input, rules).findings.filter(({severity}) => severity === 'stops').length;
        const text = textOf(read(file), {}, provider);
        expect(stops({files: [named(text)], provider}), `${file}\n${text}`).toBe(0);
      }
    },
  );
});

it('has a reason for each change, and no reason without one', () => {
  const folder = inPackage('src/adapt');
  const source = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const ids = rules.adaptations.map(({id}) => id);
  expect(ids.filter((id) => !source.some((text) => text.includes(`'${id}'`)))).toEqual([]);
  const named = source.flatMap((text) =>
    [...text.matchAll(/(?:reason: |drop\(\w+, | replace\()'([a-z-]+)'/g)].map(([, id]) => id),
  );
  expect(named.filter((id) => !ids.includes(id!))).toEqual([]);
});

interface Kind {
  name: string;
  provider?: ProviderId;
  compose?: string;
  /** One of those above, instead. */
  file?: string;
  env?: string;
  /** A file that is merged over it. */
  override?: string;
  leftOut?: string[];
  answers?: Record<string, string>;
  verdict: string[];
  /** Patterns that all files together must match, and patterns that they must not. */
  has?: string[];
  lacks?: string[];
  /** Patterns that the reasons for the changes, or the remedies that are left, must match. */
  says?: string[];
  left?: string[];
}

const kinds = readYamlFile('tests/fixtures/adapt/kinds.yml') as Kind[];

it.each(kinds)(
  'the kind is adapted: $name',
  ({provider = 'aws', file, env, override, answers = {}, leftOut = [], ...kind}) => {
    const compose = kind.compose ?? read(`${file}.yaml`);
    const beside = {'.env': env, 'compose.override.yaml': override};
    const others = Object.entries(beside).flatMap(([name, text]) => (text === undefined ? [] : {name, text}));
    const files = [named(compose), ...others];
    const adapted = run(files, {answers, leftOut}, provider)!;
    const text = adapted.files.map(({name, text: content}) => `# ${name}\n${content}`).join('\n');
    const {has = [], lacks = [], left = [], says = [], verdict} = kind;
    const remedies = adapted.result.findings.map(({remedy}) => remedy);
    const reasons = [...adapted.changes.map(({title, text: why}) => `${title} ${why}`), ...remedies].join('\n');
    expect(
      says.filter((part) => !new RegExp(part).test(reasons)),
      reasons,
    ).toEqual([]);
    expect(
      [has.filter((part) => !new RegExp(part).test(text)), lacks.filter((part) => new RegExp(part).test(text))],
      text,
    ).toEqual([[], []]);
    expect(verdict).toContain(adapted.result.verdict);
    const rulesLeft = adapted.result.findings.map(({rule}) => rule);
    expect(left.filter((rule) => !rulesLeft.includes(rule))).toEqual([]);
  },
);

describe('nothing is changed, and the page says why', () => {
  const web = (key: string) =>
    `services:\n  web:\n    image: ghcr.io/acme/web:1\n    deploy: {resources: {limits: {memory: 1G}}}\n    ${key}\n`;
  const huge = (key: string) => `${web(key)}# ${'x'.repeat(MAX_CHARACTERS)}\n`;

  it.each([
    ['in a huge file that works', huge(''), null],
    ['in a huge file that stops', huge('hostname: x'), expect.stringMatching(/^Files with more than 200,000 .*\.$/)],
    ['in an empty file', '', undefined],
    [
      'in a file that goes over another',
      'services:\n  web:\n    hostname: x\n  db:\n    ports: ["5432:5432"]\n',
      expect.stringMatching(/^Several services .*\.$/),
    ],
  ])('%s', (_name, text, notAdapted) => {
    expect(adaptText(text)).toBeNull();
    const input: CheckInput = {files: [named(text)], provider: 'aws'};
    if (notAdapted !== undefined) expect(answer({kind: 'compose', input}, rules)).toMatchObject({notAdapted});
    expect(whyNotAdapted(input, checkCompose(input, rules))).not.toBe('');
  });
});
