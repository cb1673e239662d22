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
  shown: SHOWN,
} = readYamlFile('tests/fixtures/explain.yaml') as {
  values: Record<string, string>;
  lines: {name: string; text: string; ids: string[]; more?: Record<string, unknown>}[];
  long: [name: string, part: string, times: number][];
  shown: [name: string, template: string][];
};
const filled = (text: string): string =>
  text
    .replace(/(?<![A-Za-z0-9_])[A-Z]+(?![A-Za-z0-9_])/g, (word) => VALUES[word] ?? word)
    .replace(/(?<=\bv?)[NM](?=s?\b)/g, (word) => VALUES[word] ?? word)
    .replace(/(?<![A-Za-z0-9_])(NAME|PROJECT|STACK|VALUE)(?![A-Za-z0-9_])/g, 'my-app');

const lines = messages.flatMap(({id, text, variants = []}) =>
  [text, ...variants].map((one) => ({id, line: filled(one)})),
);

describe('the error doctor', () => {
  // How terminals, pipelines and the tool's own logs show a line.
  it.each(SHOWN)('recognizes at least 98 % of all messages %s', (_name, shown) => {
    const missed = lines.filter(
      ({id, line}) => !ids(`Building…\n${shown.replace('LINE', () => line)}\nDone.`).includes(id),
    );
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

  it.each(LINES)('knows, once, $name', ({text, ids: own, more = {}}) => {
    expect(ids(text)).toEqual(own);
    for (const [key, value] of Object.entries(more)) expect(explain(text)[0]).toHaveProperty(key, value);
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
