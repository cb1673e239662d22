import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {HARMS} from 'compose-check/data/severities';
import {GAPS} from 'compose-check/judge/gaps/all-gaps';
import type {CheckResult, ProviderId} from 'compose-check/types';
import {adaptedText, check} from './support/check-files';
import {readYamlFile, rules} from './support/rules';

interface GapCase {
  gap: string;
  provider?: ProviderId | undefined;
  finds: object;
  quiet: object;
  rest?: object;
}

const {gaps} = rules.gaps;
const cases = readYamlFile('tests/fixtures/verdicts/gaps.yaml') as GapCase[];

const judge = (services: object, {rest, provider}: Pick<GapCase, 'rest' | 'provider'>): CheckResult =>
  check(stringify({services, ...rest}), {provider: provider ?? 'aws'});

const found = ({findings}: CheckResult, gap: string) => findings.filter(({rule}) => rule === `gap:${gap}`);

/** Gaps that only the reader can close, or of which only one case is so, with what decides. */
const NOT_CLOSED = new Map([
  ['unpublished-image', 'whether someone pushed the image'],
  ['local-registry', 'where the image is to be pushed'],
  ['label-proxy', 'what the project is without its only service'],
  ['host-port-on-azure', 'whether it speaks HTTP'],
  ['docker-host', 'what listens on the machine'],
  ['lost-database', 'where the data should live'],
  ['open-port', 'which engine runs'],
  ['no-password', 'which services connect, and where they read the password'],
  ['only-host-ports dns', 'whether visitors ask over UDP'],
  ['nothing-public db', 'who should reach a database'],
]);

const PLACEHOLDER = /\b(?:SERVICE|SUBJECT|OTHER|NAME|PORT|IMAGE|SOURCE|TARGET|CHANGE)\b/;

describe('gaps', () => {
  it('have one condition each', () => expect(Object.keys(GAPS).sort()).toEqual(gaps.map(({id}) => id).sort()));

  it('have cases each', () =>
    expect([...new Set(cases.map(({gap}) => gap))].sort()).toEqual(gaps.map(({id}) => id).sort()));

  it.each(cases)('are found: $gap in $finds', ({gap, finds, ...one}) => {
    const result = judge(finds, one);
    const [first] = found(result, gap);
    const {certainty, harm} = gaps.find(({id}) => id === gap)!;
    const severity = {certain: 'wont-work', likely: 'may-not-work', depends: 'may-not-work', known: 'limited'};
    expect(first).toMatchObject({severity: harm ?? severity[certainty], link: expect.stringMatching(/^\/docs\//)});
    expect(`${first?.text} ${first?.remedy} ${first?.headline}`).not.toMatch(PLACEHOLDER);
    if (harm || certainty === 'certain') expect(HARMS).toContain(result.verdict);
  });

  it.each(cases)('stay quiet: $gap in $quiet', ({gap, quiet, ...one}) =>
    expect(found(judge(quiet, one), gap).map(({text}) => text)).toEqual([]),
  );

  it.each(cases)('are closed in the adapted file, or still said: $gap in $finds', ({gap, finds, ...one}) => {
    const {rest, provider} = one;
    const text = stringify({services: finds, ...rest});
    const adapted = adaptedText(text, {provider: provider ?? 'aws'}) ?? text;
    const left = found(check(adapted, {provider: provider ?? 'aws'}), gap);
    if (NOT_CLOSED.has(gap) || NOT_CLOSED.has(`${gap} ${Object.keys(finds)[0]}`)) expect(left).not.toEqual([]);
    else
      expect(
        left.map(({text}) => text),
        `Give the gap edits, add a change in packages/compose-check/src/adapt/, or list it in NOT_CLOSED. Adapted:\n${adapted}`,
      ).toEqual([]);
  });
});

describe('who reaches whom', () => {
  it('is drawn with what is closed', () => {
    const {reach} = judge(
      {
        web: {image: 'acme/web', ports: ['80:80'], environment: {API: 'http://api:4000', DB: 'mysql://db:3306/a'}},
        api: {image: 'acme/api', ports: [{target: 4000, mode: 'host'}]},
        db: {image: 'mysql:8'},
      },
      {},
    );
    expect(reach).toEqual([
      {from: null, to: 'web', isOpen: true},
      {from: null, to: 'api', isOpen: true, by: 'port 4000'},
      {from: null, to: 'db', isOpen: false},
      {from: 'web', to: 'db', by: 'DB', isOpen: false},
      {from: 'web', to: 'api', by: 'API', isOpen: true},
    ]);
  });
});
