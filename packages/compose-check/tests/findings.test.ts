import {readFileSync, readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {inPackage, rules} from './support/rules';

const source = readdirSync(inPackage('src'), {recursive: true, encoding: 'utf8'})
  // The schema for editors is made when a site is built.
  .filter((path) => path.endsWith('.ts') && !/^schema\b|^engine-lines/.test(path))
  .map((path) => readFileSync(inPackage(`src/${path}`), 'utf8'))
  .join('\n');

it("takes only types from schemas, so that a reader's browser doesn't load the library behind them", () =>
  expect(source.match(/^import (?!type ).*schema';$/gm) ?? []).toEqual([]));

it('has a use for each row of its words', () => {
  const isUsed = (id: string) => [`'${id}'`, `\`${id.replace(/-\w+$/, '')}-\${`].some((use) => source.includes(use));
  expect(rules.findings.flatMap(({id}) => (isUsed(id) ? [] : id))).toEqual([]);
});
