import type {InlineCode, Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import * as z from 'zod';
import {site} from '../../../config/site';
import {readData} from '../../../plugins/pages/data/read-data';
import {withToken} from '../../../plugins/pages/known-addresses';
import {attributeOf, isElement} from '../../../plugins/pages/mdast/element';
import type {Page} from '../../../plugins/pages/page';
import {checkCommandLine, knownCommands} from '../command-line';
import type {TextFile} from '../files';
import {lineOf} from '../line-of';
import {shellCommands} from '../shell-words';
import {programWords} from './command-lines';

const EXCEPTIONS = 'tests/support/flag-exceptions.yaml';

const exceptionsSchema = z.strictObject({
  exceptions: z.array(
    z.strictObject({
      span: z.string().describe('The flag, or the whole code span where that is a command.'),
      reason: z.string().min(5),
    }),
  ),
});

export type FlagException = z.infer<typeof exceptionsSchema>['exceptions'][number];

export const loadFlagExceptions = (): FlagException[] => readData(EXCEPTIONS, exceptionsSchema).exceptions;

const BLOCKS = new Set(['heading', 'paragraph', 'tableRow']);

/** Whether a block says what a release removed or changed: then it may name what's gone. */
function tellsOfChange(block: Nodes): boolean {
  let found = false;
  visit(block, (node) => {
    found ||= isElement(node) && node.name === 'ReleaseMark' && attributeOf(node, 'kind') !== 'since';
  });
  return found;
}

/** Code spans, except in blocks that tell of a change. */
function spansOf({tree}: Page): InlineCode[] {
  const spans: InlineCode[] = [];
  visit(tree, (block) => {
    if (!BLOCKS.has(block.type)) return undefined;
    if (!tellsOfChange(block)) visit(block, 'inlineCode', (span: InlineCode) => void spans.push(span));
    return SKIP;
  });
  return spans;
}

type Problem = [span: string, sentence: string];

/** Problems with a code span, each with the part that an exception would name. */
function problemsOf(span: string, known: ReturnType<typeof knownCommands>, flags: ReadonlySet<string>): Problem[] {
  const flag = /^(?:--[a-z][a-z0-9-]*|-[A-Za-z])(?=$|[ =,])/.exec(span)?.[0];
  if (flag && !flags.has(flag)) return [[flag, `no command has the flag ${flag}`]];
  if (!span.startsWith(`${site.slug} `)) return [];
  return shellCommands(span)
    .flatMap(({words}) => checkCommandLine(programWords(words).slice(1), known))
    .filter((problem) => /^unknown|does not take|^--\S+ takes /.test(problem))
    .map((problem) => [span, problem.replace(/\.$/, '')]);
}

/**
 * Flags and commands in code spans that the described release doesn't have.
 *
 * @param data files that pages show, to find where a generated span was written
 */
export function checkProseFlags(
  pages: readonly Page[],
  exceptions: readonly FlagException[],
  data: readonly TextFile[] = [],
): string[] {
  const known = knownCommands();
  const flags = new Set(
    [...known.values()].flatMap((command) =>
      command.flags.flatMap(({name, shorthand}) => [`--${name}`, ...(shorthand ? [`-${shorthand}`] : [])]),
    ),
  );
  const excepted = new Set(exceptions.map(({span}) => span));
  const used = new Set<string>();
  const place = (page: Page, {position, value}: InlineCode) => {
    if (position) return `${page.file}:${position.start.line}`;
    const written = `\`${withToken(value)}\``;
    const file = data.find(({text}) => text.includes(written));
    return file ? `${file.path}:${lineOf(file.text, written)}` : `${page.file}:1`;
  };
  const problems = pages.flatMap((page) =>
    spansOf(page).flatMap((span) =>
      problemsOf(span.value, known, flags).flatMap(([part, sentence]) => {
        used.add(part);
        return excepted.has(part)
          ? []
          : [
              `${place(page, span)}: ${sentence}: mend it, mark it with <Removed />, or give a reason in ${EXCEPTIONS}.`,
            ];
      }),
    ),
  );
  const stale = exceptions
    .filter(({span}) => !used.has(span))
    .map(({span}) => `${EXCEPTIONS}:1: "${span}" is no exception any more: remove it.`);
  return [...new Set(problems), ...stale];
}
