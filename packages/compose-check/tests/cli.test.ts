import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {main} from '../cli/main';
import {PRODUCT, inPackage, readYamlFile, rules} from './support/rules';

interface Run {
  args: string[];
  input?: string;
  code?: number;
  out?: string[];
  err?: string[];
  lacks?: string[];
  /** Exit code 2, and nothing but one line of standard error that says this. */
  bad?: string;
}

interface Case {
  name: string;
  files?: Record<string, string>;
  runs: Run[];
  /** Files that are there in the end, and what they say; null for those that aren't. */
  made?: Record<string, string | null>;
}

const folder = mkdtempSync(join(tmpdir(), 'check-'));
afterAll(() => rmSync(folder, {recursive: true}));
const path = (name: string) => join(folder, name);

/** Exit code, standard output and standard error of one call. */
function run(args: string[], input = ''): {code: number; out: string; err: string} {
  let [out, err] = ['', ''];
  const code = main(args, {
    rules,
    origin: 'https://docs.example',
    command: 'acme-check',
    readInput: () => input,
    print: (text) => void (out += text),
    complain: (line) => void (err += `${line}\n`),
  });
  return {code, out, err};
}

const pathOf = (arg: string): string =>
  arg.startsWith('@') ? inPackage(`tests/fixtures/${arg.slice(1)}`) : /^app$|\.ya?ml$/.test(arg) ? path(arg) : arg;
const isIn = (text: string) => (part: string) => new RegExp(part.replace('PRODUCT', PRODUCT.slug)).test(text);

describe('the command line', () => {
  mkdirSync(path('app'));
  writeFileSync(path('large.yaml'), `services: {}\n#${'x'.repeat(400_000)}`);
  writeFileSync(path('huge.yaml'), ' '.repeat(4_000_001));

  it.each(readYamlFile('tests/fixtures/cli.yaml') as Case[])('$name', ({files = {}, runs, made = {}}) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(path(name), text);
    for (const {args, input, lacks = [], bad, ...expected} of runs) {
      const {code, out, err} = run(args.map(pathOf), input);
      const shown = `${args.join(' ')}\n${out}${err}`;
      expect([code, out === ''], shown).toEqual(bad ? [2, true] : [expected.code ?? code, out === '']);
      if (bad) expect(err, shown).toMatch(/^.+\n$/);
      const missing = [(expected.out ?? []).filter((part) => !isIn(out)(part))];
      missing.push([...(expected.err ?? []), ...(bad ? [bad] : [])].filter((part) => !isIn(err)(part)));
      expect([...missing, lacks.filter(isIn(out + err))], shown).toEqual([[], [], []]);
    }
    for (const [name, text] of Object.entries(made))
      if (text === null) expect(existsSync(path(name)), name).toBe(false);
      else if (text === '.') expect(existsSync(path(name)), name).toBe(true);
      else expect(readFileSync(path(name), 'utf8')).toBe(text);
  });

  it('reads standard input, and prints JSON', () => {
    const {code, out} = run(['-', '--json', '--mode', 'high_availability'], 'services: {web: {image: x, hostname: a}}');
    const finding = {file: 'compose.yaml', start: expect.objectContaining({line: 1}), severity: 'stops'};
    const link = 'https://docs.example/docs/concepts/compose/services#hostname';
    const findings = expect.arrayContaining([expect.objectContaining({...finding, link})]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({verdict: 'stops', answer: expect.stringMatching(/^Not yet/), findings});
  });
});
