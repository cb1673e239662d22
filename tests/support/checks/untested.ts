import {SKIP, visit} from 'unist-util-visit';
import {SUPPORT} from '../../../src/data/providers-schema';
import type {Untested} from '../../../src/data/untested-schema';
import {isAbout} from '../../../plugins/pages/data/facts';
import type {Page} from '../../../plugins/pages/page';
import {withToken} from '../../../plugins/pages/known-addresses';
import {statementOf} from '../../../plugins/remark/remark-untested';
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
    const text = statementOf(block);
    if (new RegExp(`\\b${SUPPORT.unknown}\\b`, 'i').test(text))
      found.push({page, line: block.position?.start.line ?? 1, text});
    return SKIP;
  });
  return found;
}

/**
 * Statements that something is Untested without an entry that gives the reason, and entries that no page needs any more.
 *
 * @param file the data of the entries, as written
 */
export function checkUntested(pages: readonly Page[], entries: readonly Untested[], {path, text}: TextFile): string[] {
  const statements = pages.flatMap(statementsOf);
  const unexplained = statements
    .filter((statement) => !entries.some((entry) => isAbout(statement.text, entry)))
    .map(
      (statement) =>
        `${statement.page.file}:${statement.line}: says ${SUPPORT.unknown} without a reason: add what isn't known to ${path}, with a word of "${statement.text.slice(0, 60)}…".`,
    );
  const stale = entries
    .filter(
      (entry) => !statements.some(({page, text: words}) => page.permalink === entry.page && isAbout(words, entry)),
    )
    .map(
      (entry) =>
        `${path}:${lineOf(text, `id: ${withToken(entry.id)}`)}: ${entry.page} doesn't say ${SUPPORT.unknown} about it any more: remove the entry, or mend "page" and "words".`,
    );
  return [...unexplained, ...stale];
}
