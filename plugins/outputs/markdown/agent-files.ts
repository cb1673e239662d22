import type {GeneratedFile} from '../generated-file';
import {loadPage} from '../../remark/load-pages';
import {oncePerPage} from '../../pages/once-per-page';
import {SKILLS_INDEX_PATH, SKILL_PATH, agentSkill, skillsIndex} from './agent-skill';
import {absolute, markdownPath} from './addresses';
import {link, list, listItem, paragraph} from '../../pages/mdast/build';
import {lastUpdated, newestOf} from '../../pages/last-updated';
import {llmsFull, llmsIndex} from './llms';
import {type CategoryIndex, readOutline} from '../../pages/outline';
import {toMarkdown, writeSections} from './to-markdown';

/**
 * Everything is open. Content-Signal (contentsignals.org) says that the text may be searched, read into an answer, and
 * used for training.
 */
const ROBOTS = `User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=yes
Allow: /

Sitemap: ${absolute('/sitemap.xml')}
`;

let permalinks: Set<string> | undefined;

/** Addresses of all pages that have Markdown; a page added while the preview runs is among them after a restart. */
const allPermalinks = () => (permalinks ??= new Set(readOutline().pages.keys()));

/** A page as agents read it, on its own and in the file of all pages. */
export const markdownOf = oncePerPage((page) => toMarkdown(page, allPermalinks(), lastUpdated().get(page.file)));

/** The index of a category, which has no file of its own. It says what the pages below it say of themselves. */
function indexOf(category: CategoryIndex): string {
  const items = category.items.map(({permalink, title, description}) =>
    listItem(link(absolute(markdownPath(permalink)), title), `: ${description}`),
  );
  const lastUpdated = newestOf(category.items.flatMap((page) => ('file' in page ? page.file : [])));
  const children = [paragraph(category.description), list(items)];
  return writeSections({...category, lastUpdated}, {type: 'root', children}).text;
}

/**
 * Everything that is made for agents: the Markdown of every page, the indexes, the rules for crawlers, and the skill.
 * The list is made when the site starts; a page added later has its Markdown after a restart.
 */
export function agentFiles(): GeneratedFile[] {
  const pages = [...readOutline().pages.values()].map((page) => ({
    path: markdownPath(page.permalink),
    make: () => ('items' in page ? indexOf(page) : markdownOf(loadPage(page.file)).text),
  }));
  return [
    ...pages,
    {path: '/llms.txt', make: () => llmsIndex(readOutline())},
    {path: '/llms-full.txt', make: () => llmsFull(pages.map(({make}) => make()))},
    {path: '/robots.txt', make: () => ROBOTS},
    {path: SKILLS_INDEX_PATH, make: skillsIndex},
    {path: SKILL_PATH, make: agentSkill},
  ];
}
