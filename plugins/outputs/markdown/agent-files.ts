import type {GeneratedFile} from '../generated-file';
import {loadPage} from '../../remark/load-pages';
import {oncePerPage} from '../../pages/once-per-page';
import {SKILLS_INDEX_PATH, SKILL_PATH, agentSkill, skillsIndex} from './agent-skill';
import {markdownPath} from './addresses';
import {generatedPages} from './generated-pages';
import {lastUpdated} from '../../pages/last-updated';
import {llmsFull, llmsIndex} from './llms';
import {type Outline, readOutline} from '../../pages/outline';
import {toMarkdown} from './page-files';
import {robots} from './robots';

let permalinks: Set<string> | undefined;

/** Addresses of all pages that have Markdown; a page added while the preview runs is among them after a restart. */
const allPermalinks = () => (permalinks ??= new Set(readOutline().pages.keys()));

/** A page as agents read it, on its own and in the file of all pages. */
export const markdownOf = oncePerPage((page) => toMarkdown(page, allPermalinks(), lastUpdated().get(page.file)));

/** How each page is written, by its address. */
function pageWriters(outline: Outline): Map<string, () => string> {
  const generated = generatedPages(outline);
  const write = (file: string) => markdownOf(loadPage(file)).text;
  return new Map(
    [...outline.pages.values()].map(({permalink, file}) => [
      permalink,
      file ? () => write(file) : (generated.get(permalink) ?? (() => '')),
    ]),
  );
}

/**
 * Everything that is made for agents: the Markdown of every page, the indexes, the rules for crawlers, and the skill.
 * The list is made when the site starts; a page added later has its Markdown after a restart.
 */
export function agentFiles(): GeneratedFile[] {
  const outline = readOutline();
  const writers = pageWriters(outline);
  const pages = [...writers].map(([permalink, make]) => ({path: markdownPath(permalink), make}));
  return [
    ...pages,
    {path: '/llms.txt', make: () => llmsIndex(readOutline())},
    {path: '/llms-full.txt', make: () => llmsFull([...writers.values()].map((make) => make()))},
    {path: '/robots.txt', make: robots},
    {path: SKILLS_INDEX_PATH, make: skillsIndex},
    {path: SKILL_PATH, make: agentSkill},
  ];
}
