import {checkedAgainst} from '../../../src/lib/checked';
import {checkedOf} from '../../pages/checked';
import {paragraph} from '../../pages/mdast/build';
import type {Page} from '../../pages/page';
import {type Head, type PageMarkdown, pageTree, writeSections} from './to-markdown';

function headOf({file, frontMatter, permalink}: Page, lastUpdated: string | undefined): Head {
  const {title, description} = frontMatter;
  const checked = checkedOf(file);
  return {title, description, permalink, lastUpdated, checked: `${checked.date} ${checkedAgainst(checked)}`};
}

/** The page as Markdown for agents, and for the answers of Ask. */
export function toMarkdown(page: Page, permalinks: ReadonlySet<string>, lastUpdated?: string): PageMarkdown {
  const tree = pageTree(page, permalinks);
  // The landing page of the docs opens with its description; the others with their answer.
  if (page.file.startsWith('src/pages/')) tree.children.unshift(paragraph(page.frontMatter.description));
  return writeSections(headOf(page, lastUpdated), tree);
}
