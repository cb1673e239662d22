import {posix} from 'node:path';
import {type Node, parseSync} from 'oxc-parser';
import type {TextFile} from '../files';
import {lineAt} from '../line-of';

/** An assertion that something isn't there, or not shown: it passes on what never was, too. */
const ABSENT = /\.toHaveCount\(0\)|\.toBeHidden\(|\.not\.(?:toBeVisible|toBeAttached|toBeInViewport)\(/;

/** What is written where, without line breaks. */
interface Part {
  text: string;
  start: number;
  /** The statement, or the body of a short function, that it's in. */
  around: string;
}

const onOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, '').replaceAll(/,([)}\]])/g, '$1');

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function parts(source: string): Part[] {
  const found: Part[] = [];
  const walk = (node: Node, around: string): void => {
    const isStatement = /Statement$|^VariableDeclaration$/.test(node.type);
    const isShortFunction = node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement';
    const own = isStatement || isShortFunction ? source.slice(node.start, node.end) : around;
    if (/^(?:CallExpression|Identifier|MemberExpression)$/.test(node.type))
      found.push({text: onOneLine(source.slice(node.start, node.end)), start: node.start, around: own});
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, own);
  };
  walk(parseSync('test.ts', source).program, '');
  return found;
}

/** Whether what is around a locator fails if the locator matches nothing. */
const needsMatch = (around: string): boolean => /\bawait\b|\bexpect\(/.test(around) && !ABSENT.test(around);

/** Locators that have a name: `const failure = (page: Page) => page.getByRole('alert');` */
const NAMED = /^\s*(?:export )?const (\w+) = (?:(\(page\b[^)]*\))(?:: \w+)? =>\s*)?([\s\S]*?);\n/gm;

/** Locators that must have matched, or else a statement of these files would fail. */
function provenIn(files: readonly TextFile[], partsOf: (file: TextFile) => Part[]): Set<string> {
  const proven = new Set(
    files
      .flatMap(partsOf)
      .filter(({around}) => needsMatch(around))
      .map(({text}) => text),
  );
  for (const {text: source} of files)
    for (const [, name = '', parameters, meaning = ''] of source.matchAll(NAMED))
      if ([...proven].some((one) => (parameters ? one.startsWith(`${name}(`) : one === name)))
        for (const part of parts(meaning)) proven.add(part.text);
  return proven;
}

/** What matches something with a name matches something. */
const isProven = (locator: string, proven: ReadonlySet<string>): boolean =>
  proven.has(locator) ||
  (/getByRole\('\w+'\)$/.test(locator) && [...proven].some((one) => one.startsWith(`${locator.slice(0, -1)}, `)));

/** Files that a test takes its locators from. */
function helpersOf({path, text}: TextFile, files: ReadonlyMap<string, TextFile>): TextFile[] {
  return [...text.matchAll(/from '(\.{1,2}\/[^']+)'/g)].flatMap(([, target = '']) => {
    const file = files.get(`${posix.join(posix.dirname(path), target)}.ts`);
    return file ? [file] : [];
  });
}

/**
 * Assertions that something is absent, in tests that never show that their locator can match: whoever misspells it, or
 * renames what it's about, wouldn't notice.
 *
 * @param exceptions locators of what no test may ever see, by file, with the reason
 */
export function checkAbsences(
  tests: readonly TextFile[],
  helpers: readonly TextFile[],
  exceptions: Readonly<Record<string, string>> = {},
): string[] {
  const byPath = new Map([...tests, ...helpers].map((file) => [file.path, file]));
  const read = new Map<string, Part[]>();
  const partsOf = (file: TextFile) => {
    const known = read.get(file.path) ?? parts(file.text);
    read.set(file.path, known);
    return known;
  };
  const used = new Set<string>();
  const anywhere = provenIn(tests, partsOf);
  const problems = tests.flatMap((file) => {
    const proven = provenIn([file, ...helpersOf(file, byPath)], partsOf);
    return partsOf(file).flatMap(({text, start}) => {
      const [, locator = ''] = /^expect\((.+?)(?:, [\w`'][^)]*)?\)\.(?:not\.)?to[A-Z]\w+\(.*\)$/.exec(text) ?? [];
      if (!locator || !ABSENT.test(text.slice(-40))) return [];
      const base = locator.replace(/\.(?:first|last)\(\)$/, '');
      // What has no name of this file is the same everywhere.
      const isShared = /^page\.(?:getBy\w+|locator)\([^$]*\)$/.test(locator);
      if ([locator, base].some((one) => isProven(one, proven) || (isShared && isProven(one, anywhere)))) return [];
      const key = `${posix.basename(file.path)}: ${locator}`;
      if (key in exceptions) {
        used.add(key);
        return [];
      }
      return [
        `${file.path}:${lineAt(file.text, start)}: nothing in this file shows that \`${locator}\` can match: before it's absent, expect it where it's there, or wait for it.`,
      ];
    });
  });
  const stale = Object.keys(exceptions).filter((key) => !used.has(key));
  return [
    ...problems,
    ...stale.map((key) => `tests/content/absences.test.ts:1: "${key}" is no exception any more: remove it.`),
  ];
}
