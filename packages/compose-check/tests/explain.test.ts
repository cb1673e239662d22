import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {explainText} from 'compose-check/explain';
import {PRODUCT, inPackage, readYamlFile, rules} from './support/rules';

const {messages} = rules;
const explain = (text: string) => explainText(text, messages);
const ids = (text: string) => explain(text).map(({id}) => id);

/** Readers' values for the uppercase words of a message, and lines with their messages. */
const {
  values: VALUES,
  lines: LINES,
  long: LONG,
} = readYamlFile('tests/fixtures/explain.yaml') as {
  values: Record<string, string>;
  lines: {name: string; text: string; ids: string[]}[];
  long: [name: string, part: string, times: number][];
};
const filled = (text: string): string =>
  text
    .replace(/(?<![A-Za-z0-9_])[A-Z]+(?![A-Za-z0-9_])/g, (word) => VALUES[word] ?? word)
    .replace(/(?<=\bv?)[NM](?=s?\b)/g, (word) => VALUES[word] ?? word)
    .replace(/(?<![A-Za-z0-9_])(NAME|PROJECT|STACK|VALUE)(?![A-Za-z0-9_])/g, 'my-app');

/** How terminals, pipelines and the tool's own logs show a line. */
const SHOWN: [string, (line: string) => string][] = [
  ['as it is', (line) => line],
  ['as a colored warning', (line) => `\u001B[33m ! ${line}\u001B[0m`],
  ['as an error', (line) => `Error: ${line}`],
  ['with a time', (line) => `2026-11-24T18:06:01.1234567Z ${line}`],
  ['with columns', (line) => `2026-11-24T18:06:01.123Z k3j2h1g4f5d6 cd codebuild ${line}`],
  ['with a level', (line) => `2026-11-24 18:06:01,123 [warn] ${line}`],
  ['in a quotation', (line) => `> - \`${line}\``],
];

const lines = messages.flatMap(({id, text, variants = []}) =>
  [text, ...variants].map((one) => ({id, line: filled(one)})),
);

describe('the error doctor', () => {
  it.each(SHOWN)('recognizes at least 98 % of all messages %s', (_name, show) => {
    const missed = lines.filter(({id, line}) => !ids(`Building…\n${show(line)}\nDone.`).includes(id));
    expect(lines.length).toBeGreaterThan(200);
    expect(missed.length / lines.length, missed.map(({line}) => line).join('\n')).toBeLessThanOrEqual(0.02);
  });

  it('gives each message its own entry, and no other', () => {
    const wrong = lines.filter(({id, line}) => ids(line).some((one) => one !== id));
    expect(wrong.map(({id, line}) => `${id}: ${line} is ${ids(line).join(', ')}`)).toEqual([]);
  });

  it('knows at most 1 % of the lines of other programs', () => {
    const foreign = readFileSync(inPackage('tests/fixtures/foreign-log-lines.txt'), 'utf8').trim().split('\n');
    expect(foreign.length).toBeGreaterThanOrEqual(200);
    const known = foreign.filter((line) => ids(line).length);
    expect(known.length, known.join('\n')).toBeLessThanOrEqual(foreign.length / 100);
  });

  it('finds what the deploy engine says, inside what Pulumi writes around it', () => {
    const found = explain(
      [
        '2026-11-24T18:06:01.123Z k3j2h1g4f5d6 cd cd     error: update failed: building service db: creating PostgreSQL for db: POSTGRES_PASSWORD is required for Azure PostgreSQL Flexible Server; ' +
          `set it with \`${PRODUCT.slug} config set POSTGRES_PASSWORD\``,
        `  warning: BYOD DNS: no Azure DNS zone hosts shop.example.org; skipping its DNS records and managed cert. Run \`${PRODUCT.slug} cert gen\` to issue a certificate via ACME, or create the zone and redeploy.`,
      ].join('\n'),
    );
    expect(found.map(({id, root}) => [id, root])).toEqual([
      ['engine-azure-postgres-password', true],
      ['engine-azure-no-zone', false],
    ]);
  });

  it('puts the root cause first, with the names of the reader', () => {
    const log = `
 * Using the "prod" stack on AWS from --stack flag
 ! service "web": unsupported compose directive: volumes
2026-11-24T18:06:01.123Z k3j2h1g4f5d6 cd codebuild
Error: deployment failed: missing configs ["API_KEY" "DB_URL"] (https://s.${PRODUCT.slug}.io/config)`;
    const [first, second, third, fourth, ...others] = explain(log);
    expect(first).toMatchObject({id: 'missing-configs', root: true, line: 5, slots: {KEY: 'API_KEY, DB_URL'}});
    expect(first?.remedy).toMatch(/^Run `\w+ config set API_KEY` and `\w+ config set DB_URL` /);
    expect(first?.link).toBe('/docs/intro/faq/compose-messages#missing-configs');
    expect(explain('failed to batch enable services: billing')[0]?.link).toMatch(
      /^\/docs\/intro\/faq\/cloud-messages#gcp-/,
    );
    expect(second).toMatchObject({id: 'deployment-failed', root: false, line: 5});
    expect(third).toMatchObject({id: 'unsupported-volumes', root: false, line: 3, slots: {SERVICE: 'web'}});
    expect(fourth?.id).toBe('using-provider');
    expect(others).toEqual([]);
  });

  it.each(LINES)('knows, once, $name', ({text, ids: own}) => expect(ids(text)).toEqual(own));

  it('reads the dashes that a phone makes', () => {
    const text = 'multiple projects found; use the --project-name flag to specify a project: shop blog';
    for (const dashes of ['—', '——', '‑‑', '−−', '-\u00AD-']) {
      const [found] = explain(text.replace('--', dashes).replace(' ', '\u202F'));
      expect(found?.slots, dashes).toEqual({NAMES: 'shop blog'});
    }
  });

  it('reads an escaped log line, Windows line ends and what a spinner left', () => {
    const [found, ...others] = explain('{"msg":"service \\"web\\": unsupported compose directive: entrypoint"}');
    expect([found, others]).toEqual([
      expect.objectContaining({id: 'unsupported-entrypoint', slots: {SERVICE: 'web'}}),
      [],
    ]);
    expect(explain('a\r\nb\r\n\u28FE \rError: no services being deployed\r\n')[0]).toMatchObject({
      id: 'no-services-being-deployed',
      line: 3,
    });
  });

  it('keeps names harmless', () => {
    const [found] = explain(`environment variable "a\`b<img onerror=x>${'y'.repeat(200)}" not found`);
    expect(found?.slots.NAME).not.toContain('`');
    expect(found?.slots.NAME?.length).toBeLessThanOrEqual(80);
  });

  it.each<readonly [string, string]>([
    ...LONG.map(([name, part, times]) => [name, part.repeat(times)] as const),
    ['a message in one line', `missing configs ["KEY"] (https://s.${PRODUCT.slug}.io/config)`.repeat(20_000)],
    ['one message about 2,000 names', Array.from({length: 2000}, (_, n) => `missing configs ["KEY${n}"]`).join('\n')],
    ['all messages', `${lines.map(({line}) => line).join('\n')}\n`.repeat(25)],
  ])('reads 1 MB of %s to its end', (_name, text) => {
    // A text that explodes runs into the time limit of the tier.
    expect(explain(text).length).toBeLessThanOrEqual(500);
  });
});
