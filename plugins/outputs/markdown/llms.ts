import {site} from '../../../config/site';
import {ORIGIN, absolute, markdownPath} from './addresses';
import {openProviderNames} from '../../pages/data/providers';
import type {Outline, Section} from '../../pages/outline';

const section = ({title, groups}: Section): string =>
  groups
    .map((group, index) => {
      const heading = index === 0 ? `## ${title}` : `### ${group.title}`;
      const lines = group.pages.map(
        (page) => `- [${page.title}](${absolute(markdownPath(page.permalink))}): ${page.description}`,
      );
      return [heading, lines.join('\n')].filter(Boolean).join('\n\n');
    })
    .join('\n\n');

/** The index for agents, in the form of llmstxt.org. */
export function llmsIndex({sections}: Outline): string {
  const head = [
    `# ${site.name} docs`,
    `> ${site.name} deploys Compose files to ${openProviderNames('and')}. The command is \`${site.slug}\`; these pages describe version ${site.cliVersion}.`,
    `Every page is also Markdown: add \`.md\` to its address. For a question about one command read its page in the CLI reference; for a message of the tool, read [Warnings and errors](${ORIGIN}/docs/intro/faq/warnings-errors.md). Read single pages: none is too long to read at once. For people: all pages in one file, ${ORIGIN}/llms-full.txt`,
    `As data: all commands and flags, ${ORIGIN}/cli.json; a JSON Schema of the Compose files that deploy, ${ORIGIN}/schema/compose.json; when each page was checked, and against what, ${ORIGIN}/checked.json.`,
  ];
  return `${[...head, ...sections.map(section)].join('\n\n')}\n`;
}

/** All pages in one file, for indexing. */
export function llmsFull(pages: string[]): string {
  const size = (Math.round(pages.join('').length / 1000) * 1000).toLocaleString('en-US');
  return [
    `> Too long to read in context: all pages of the ${site.name} docs in one file of ${size} characters, for indexing and offline search. To find one page read ${absolute('/llms.txt')}`,
    ...pages,
  ].join('\n\n');
}
