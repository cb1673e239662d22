import stylelint from 'stylelint';
import {expect, it} from 'vitest';

/** Lines of a style sheet that our own rule of .stylelintrc.yaml refuses. */
async function refusedLines(code: string): Promise<number[]> {
  const {results} = await stylelint.lint({code, codeFilename: 'src/css/planted.css'});
  return results.flatMap(({warnings}) =>
    warnings.map(({line, text}) => (text.startsWith('Write out an :is()') ? line : -1)),
  );
}

it.each([
  '.a :is(h2, h3) {',
  ':is(.a > ul, .b :is(.c, .d)) {',
  '.a > :is(th, td):not(:last-child) {',
  '.a .b,\n.a :is(.c, .d)::before {',
  '.a ul:not([class]) > li {',
  '.a [class] + p {',
])('a selector that every element is tried against, or styled again for, is refused: %s', async (selector) => {
  expect(await refusedLines(`${selector}\n  color: red;\n}\n`)).toHaveLength(1);
});

it.each([
  '.a :is(h2, h3) + p {',
  ':is(.a, .b) > li {',
  '.a td:is(:first-child, [lang]) {',
  '.a a:not([class]):hover {',
])('a selector that is only tried against some isn’t: %s', async (selector) => {
  expect(await refusedLines(`${selector}\n  color: red;\n}\n`)).toEqual([]);
});
