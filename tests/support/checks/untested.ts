import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {SUPPORT} from '../../../src/data/providers-schema';
import type {Untested} from '../../../src/data/untested-schema';
import type {Page} from '../../../plugins/pages/page';
import {withToken} from '../../../plugins/pages/known-addresses';
import type {TextFile} from '../files';
import {lineOf} from '../line-of';

const BLOCKS = new Set(['paragraph', 'tableRow']);

interface Statement {
  page: Page;
  line: number;
  text: string;
}

/** Paragraphs and rows of a page, generated ones too, that call something Untested. */
function statementsOf(page: Page): Statement[] {
  const found: Statement[] = [];
  visit(page.tree, (block) => {
    if (!BLOCKS.has(block.type)) return undefined;
    const text = textOf(block);
    if (new RegExp(`\\b${SUPPORT.unknown}\\b`, 'i').test(text))
      found.push({page, line: block.position?.start.line ?? 1, text});
    return SKIP;
  });
  return found;
}

/** Keeps cells apart, so that their words don't run together. */
const textOf = (block: Nodes): string =>
  block.type === 'tableRow' ? block.children.map((cell) => toString(cell)).join(' | ') : toString(block);

/**
 * Statements that something is Untested without an entry that gives the reason, and entries that no page needs any more.
 *
 * @param file the data of the entries, as written
 */
export function checkUntested(pages: readonly Page[], entries: readonly Untested[], {path, text}: TextFile): string[] {
  const statements = pages.flatMap(statementsOf);
  const isAbout = (statement: Statement, {words}: Untested) =>
    words.some((word) => statement.text.toLowerCase().includes(word.toLowerCase()));
  const unexplained = statements
    .filter((statement) => !entries.some((entry) => isAbout(statement, entry)))
    .map(
      (statement) =>
        `${statement.page.file}:${statement.line}: says ${SUPPORT.unknown} without a reason: add what isn't known to ${path}, with a word of "${statement.text.slice(0, 60)}…".`,
    );
  const stale = entries
    .filter(
      (entry) =>
        !statements.some(({page, ...rest}) => page.permalink === entry.page && isAbout({page, ...rest}, entry)),
    )
    .map(
      (entry) =>
        `${path}:${lineOf(text, `id: ${withToken(entry.id)}`)}: ${entry.page} doesn't say ${SUPPORT.unknown} about it any more: remove the entry, or mend "page" and "words".`,
    );
  return [...unexplained, ...stale];
}
