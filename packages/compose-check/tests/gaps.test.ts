import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {HARMS} from 'compose-check/data/severities';
import {GAPS} from 'compose-check/judge/gaps/all-gaps';
import {adapt} from 'compose-check/adapt/adapt';
import {checkCompose} from 'compose-check/check-compose';
import type {CheckInput, CheckResult, ProviderId} from 'compose-check/types';
import {readYamlFile, rules} from './support/rules';

interface GapCase {
  gap: string;
  provider?: ProviderId | undefined;
  finds: object;
  quiet: object;
  rest?: object;
  /** Texts of files next to the Compose file, by name. */
  files?: Record<string, string>;
  /** Where it isn't the gap's own. */
  certainty?: 'likely';
}

const {gaps} = rules.gaps;
const cases = readYamlFile('tests/fixtures/verdicts/gaps.yaml') as GapCase[];

const inputOf = (services: object, {rest, provider = 'aws', files = {}}: Partial<GapCase>): CheckInput => ({
  files: [
    {name: 'compose.yaml', text: stringify({services, ...rest})},
    ...Object.entries(files).map(([name, text]) => ({name, text})),
  ],
  provider,
});

const judge = (services: object, one: Partial<GapCase>): CheckResult => checkCompose(inputOf(services, one), rules);

const found = ({findings}: CheckResult, gap: string) => findings.filter(({rule}) => rule === `gap:${gap}`);

/** Gaps that only the reader can close, or of which only one case is so, with what decides. */
const NOT_CLOSED = new Map([
  ['image-reference web:{{ image }}:latest', 'what the template is filled with'],
  ['git-build', 'where the source is'],
  ['idle-command', 'which command starts the app'],
  ['unpublished-image', 'whether someone pushed the image'],
  ['local-registry', 'where the image is to be pushed'],
  ['label-proxy', 'what the project is without its only service'],
  ['host-port-on-azure', 'whether it speaks HTTP'],
  ['docker-host', 'what listens on the machine'],
  ['ha-redis', 'whether it may forget'],
  ['own-network', 'what the stack is for'],
  ['lost-database', 'where the data should live'],
  ['open-port cache', 'which engine runs'],
  ['lost-files web', 'where the files should live'],
  ['lost-files notes', 'where the files should live'],
  ['unused-alias', 'what uses the name'],
  ['no-password', 'which services connect, and where they read the password'],
  ['store-address-on-azure', 'how the client is told its parts'],
  ['store-without-tls', 'how the client turns it on'],
  ['own-code-mount', 'whether the image has the same code'],
  ['config-on-build', 'whether the build copies it'],
  ['init-scripts', 'what the tables of a managed store are to be'],
  ['docker-socket', 'whether it works without Docker'],
  ['shared-volume', 'where the files are to be shared'],
  ['replicas-with-volume', 'where the files are to be shared'],
  ['host-network web', 'which port it listens on'],
  ['shared-network', 'whether it works on a network of its own'],
  ['privileged', 'whether it works without'],
  ['host-namespace', 'whether it works without'],
  ['capabilities', 'whether it works without'],
  ['host-files', 'whether it works without'],
  ['only-host-ports dns', 'whether visitors ask over UDP'],
  ['nothing-public db', 'who should reach a database'],
  ['nothing-public web', 'which port it listens on'],
  ['nobody-reaches', 'whether visitors need it'],
]);

const PLACEHOLDER = /\b(?:SERVICE|SUBJECT|OTHER|NAME|PORT|IMAGE|SOURCE|TARGET|CHANGE)\b/;

describe('gaps', () => {
  it('have one condition each', () => expect(Object.keys(GAPS).sort()).toEqual(gaps.map(({id}) => id).sort()));

  it('have cases each', () =>
    expect([...new Set(cases.map(({gap}) => gap))].sort()).toEqual(gaps.map(({id}) => id).sort()));

  it.each(cases)('are found: $gap in $finds', ({gap, finds, ...one}) => {
    const result = judge(finds, one);
    const [first] = found(result, gap);
    const own = gaps.find(({id}) => id === gap)!;
    const certainty = one.certainty ?? own.providers?.[one.provider ?? 'aws']?.certainty ?? own.certainty;
    const {harm} = own;
    const severity = {certain: 'wont-work', likely: 'may-not-work', depends: 'may-not-work', known: 'limited'};
    expect(first).toMatchObject({severity: harm ?? severity[certainty], link: expect.stringMatching(/^\/docs\//)});
    expect(`${first?.text} ${first?.remedy} ${first?.headline}`).not.toMatch(PLACEHOLDER);
    if ((harm && harm !== 'costs') || certainty === 'certain') expect(HARMS).toContain(result.verdict);
  });

  it.each(cases)('stay quiet: $gap in $quiet', ({gap, quiet, ...one}) =>
    expect(found(judge(quiet, one), gap).map(({text}) => text)).toEqual([]),
  );

  it.each(cases)('are closed in the adapted file, or still said: $gap in $finds', ({gap, finds, ...one}) => {
    const input = inputOf(finds, one);
    const adapted = adapt(input, rules);
    const left = found(adapted?.result ?? checkCompose(input, rules), gap);
    const [[name = '', {image = ''}] = ['', {}]] = Object.entries(finds as Record<string, {image?: string}>);
    const isOpen = [gap, `${gap} ${name}`, `${gap} ${name}:${image}`].some((key) => NOT_CLOSED.has(key));
    if (isOpen) expect(left).not.toEqual([]);
    else
      expect(
        left.map(({text}) => text),
        `Give the gap edits, add a change in packages/compose-check/src/adapt/, or list it in NOT_CLOSED. Adapted:\n${adapted?.files[0]?.text}`,
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
