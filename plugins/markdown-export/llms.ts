import {site} from '../../config/site';
import {ORIGIN, absolute, markdownPath} from './addresses';
import type {Outline, Section} from './outline';

/** Agents cut off what is longer; the check of the Agent-Friendly Documentation Spec starts to warn here. */
export const LLMS_LIMIT = 50_000;

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

/**
 * The index for agents, in the form of llmstxt.org.
 *
 * @throws Error when it is longer than agents read
 */
export function llmsIndex({sections}: Outline): string {
  const head = [
    `# ${site.name} docs`,
    `> ${site.name} deploys Compose files to AWS, Google Cloud, DigitalOcean and a hosted Playground. The command is \`${site.slug}\`; these pages describe version ${site.cliVersion}.`,
    `Every page is Markdown as well: add \`.md\` to its address. For a question about one command read its page in the CLI reference; for a message of the tool, read [Warnings and errors](${ORIGIN}/docs/intro/faq/warnings-errors.md). All pages in one file, too long to read in context: ${ORIGIN}/llms-full.txt`,
  ];
  const text = `${[...head, ...sections.map(section)].join('\n\n')}\n`;
  if (text.length >= LLMS_LIMIT) {
    throw new Error(
      `llms.txt has ${text.length} characters; agents read ${LLMS_LIMIT}. Shorten descriptions, or split it by section (plugins/markdown-export/llms.ts).`,
    );
  }
  return text;
}

/** All pages in one file, for indexing. */
export function llmsFull(pages: string[]): string {
  const size = Math.round(pages.join('').length / 1000);
  return [
    `> Not meant for reading in context: all pages of the ${site.name} docs in one file of ${size},000 characters, for indexing and offline search. To find one page read ${absolute('/llms.txt')}`,
    ...pages,
  ].join('\n\n');
}
