import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {adapt} from 'compose-check/adapt/adapt';
import {checkCompose} from 'compose-check/check-compose';
import {deploys} from 'compose-check/verdict';
import {check, web} from './support/check-files';
import {readYamlFile, rules} from './support/rules';
import {loadVerdictCases} from './support/verdict-cases';

/** Files of a few characters, with a rule that one must find. */
const small = readYamlFile('tests/fixtures/hostile.yaml') as [string, string, string | null][];

describe('files that nobody should write', () => {
  const deep = '['.repeat(100_000);
  const bomb = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
  for (let step = 1; step < 30; step += 1) bomb.push(`a${step}: &a${step} [${`*a${step - 1}, `.repeat(9)}]`);
  const wide = Array.from({length: 40_000}, (_, index) => `k${index}: 1`).join('\n');
  const aliases = `services: &s\n  web: &w\n    image: nginx\n${Array.from({length: 3000}, (_, index) => `  s${index}: *w`).join('\n')}\n`;

  it.each([
    ['1 MB of text', 'a'.repeat(1_000_000), 'too-large'],
    ['1 MB of services', `services:\n${'  web: {image: nginx}\n'.repeat(50_000)}`, 'too-large'],
    ['deep nesting', deep, 'too-large'],
    ['deep maps', '{a: '.repeat(20_000), 'too-large'],
    ['aliases of aliases', bomb.join('\n'), 'shape:unknown-key'],
    ['nesting that is valid', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'too-large'],
    ['many keys', wide, 'shape:unknown-key'],
    ['thousands of aliases', aliases, 'missing-memory-reservation'],
    [
      'huge port ranges',
      web(`ports: [${Array.from({length: 400}, (_, index) => `"${index + 1}-65535"`).join(', ')}]`),
      'port-target-range',
    ],
    ['braces', web(`command: "${'${A:-'.repeat(5000)}"`), 'interpolation-form'],
    ['dollars', web(`command: "${'$'.repeat(50_001)}"`), null],
    ['half a surrogate', 'services: {web: {image: "\uD800"}}', null],
    ...small,
  ])('are answered clearly, and never adapted badly: %s', (_name, text, rule) => {
    // A text that explodes runs into the time limit of the tier.
    const result = check(text);
    expect(result.notJudged.filter(({why}) => why.startsWith('The check itself failed'))).toEqual([]);
    if (rule) expect(result.findings.map((finding) => finding.rule)).toContain(rule);
    expect(result.findings.length).toBeLessThanOrEqual(400);
    expect(JSON.stringify(result).length).toBeLessThan(2_000_000);
    for (const file of adapt({files: [{name: 'compose.yaml', text}], provider: 'aws'}, rules)?.files ?? [])
      expect(() => parse(file.text) as unknown).not.toThrow();
  });

  it('have findings that stand in the text, whatever is torn out or put in', () => {
    const bits = '*a,&a ,!reset ,<<: ,{,],|,",\t,#,---\n,? ,: ,- ,${,\u0000,__proto__: ,@'.split(',');
    let seed = 1;
    const below = (most: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * most);
    };
    for (const {
      files: [{text}],
    } of loadVerdictCases()) {
      const [at, cut] = [below(text.length), below(12)];
      const torn = text.slice(0, at) + bits[below(bits.length)] + text.slice(at + cut);
      const {findings, notJudged} = check(torn);
      expect(
        notJudged.filter(({why}) => why.startsWith('The check itself failed')),
        torn,
      ).toEqual([]);
      for (const {start, end, text: words} of findings) {
        expect(words).toBeTruthy();
        expect(start.offset <= end.offset && end.offset <= torn.length, torn).toBe(true);
      }
    }
  });

  const clean = web('restart: unless-stopped');
  const warnings = Array.from({length: 500}, (_, at) => `  s${at}:\n    image: nginx\n    tty: true\n`).join('');
  it.each([
    ['characters', `${clean}#${'x'.repeat(400_000)}`, 'the file has more than 400,000 characters'],
    ['levels', `${clean}x-deep: ${'['.repeat(61)}${']'.repeat(61)}`, 'the file is nested deeper than 60 levels'],
    ['unfinished levels', `${clean}x: ${'['.repeat(20_000)}`, 'the file is nested too deeply to be read'],
    ['values', `${clean}x-list: [${'1, '.repeat(60_000)}]`, 'the file has more than 60,000 values'],
    ['findings', `services:\n${warnings}`, 'the file has more than 400 findings'],
  ])('get no yes with too many %s', (_name, text, notChecked) => {
    expect(check(text)).toMatchObject({verdict: 'not-checked', notChecked});
    expect(deploys(check(text).verdict)).toBe(false);
  });

  it('get no yes from a check that fails', () => {
    const input = {files: [{name: 'compose.yaml', text: clean}], provider: 'aws' as const};
    const {verdict, notChecked} = checkCompose(input, {...rules, messages: null as never});
    expect(`${verdict}: ${notChecked}`).toMatch(/^not-checked: the check itself failed: /);
  });

  it('stop for what was found before the limit', () => {
    expect(check(`services:\n  a:\n    image: nginx\n    hostname: a\n${warnings}`).verdict).toBe('stops');
  });

  it('are judged with as many findings as are shown', () => {
    const some = warnings.split(/(?=  s)/).slice(0, 130);
    expect(check(`services:\n${some.join('')}`).verdict).toBe('yes');
  });

  it('may have other characters', () =>
    expect(check(`${clean}# \t\u007F\u0080\uFEFF\uFFFD\uD800😀\r\n`).verdict).toBe('yes'));

  // The list comes from a run of the tool.
  it.each(['\0', '\u0001', '\u001B', '\uFFFE', '\uFFFF'])('stop at the character %j', (character) => {
    const {verdict, findings} = check(`${clean}# a${character}b\n`);
    expect(verdict).toBe('stops');
    const at = clean.length + '# a'.length;
    expect(findings).toMatchObject([
      {rule: 'yaml-character', message: 'yaml: control characters are not allowed', start: {offset: at}},
    ]);
  });
});
