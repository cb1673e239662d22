import {slug} from 'github-slugger';
import {site} from '../../../config/site';
import {ORIGIN, absolute, markdownPath} from './addresses';
import {openProviderNames} from '../../pages/data/providers';
import type {Outline, Section} from '../../pages/outline';
import {LENGTH_LIMIT} from './parts';

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

/** Cuts a list at the ends of its lines. */
function cut(list: string): string[] {
  const parts: string[] = [];
  for (const line of list.split('\n')) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + line.length < LENGTH_LIMIT - 1) parts.splice(-1, 1, `${last}\n${line}`);
    else parts.push(line);
  }
  return parts;
}

/** The sections' lists as separate files, for a site whose pages don't fit into one. */
function lists(sections: Section[]): {title: string; path: string; text: string}[] {
  return sections.flatMap((one) =>
    cut(section(one)).map((text, index) => ({
      title: index ? `${one.title}, part ${index + 1}` : one.title,
      path: `/llms/${slug(one.title)}${index ? `-${index + 1}` : ''}.txt`,
      text,
    })),
  );
}

/**
 * The index for agents, in the form of llmstxt.org, by address: `/llms.txt`, and where that would be longer than agents read,
 * a list of lists, and these.
 */
export function llmsIndex({sections}: Outline): Map<string, string> {
  const head = [
    `# ${site.name} docs`,
    `> ${site.name} deploys Compose files to ${openProviderNames('and')}. The command is \`${site.slug}\`; these pages describe version ${site.cliVersion}.`,
    `Every page is also Markdown: add \`.md\` to its address. For a question about one command read its page in the CLI reference; for a message of the tool, read [Warnings and errors](${ORIGIN}/docs/intro/faq/warnings-errors.md). All pages in one file, too long to read in context: ${ORIGIN}/llms-full.txt`,
    `As data: all commands and flags in the form of OpenCLI, ${ORIGIN}/cli.json; a JSON Schema of the Compose files that deploy, ${ORIGIN}/schema/compose.json.`,
  ];
  const whole = [...head, ...sections.map(section)].join('\n\n');
  if (whole.length < LENGTH_LIMIT - 1) return new Map([['/llms.txt', `${whole}\n`]]);
  const parts = lists(sections);
  const links = parts.map(({title, path}) => `- [${title}](${absolute(path)})`).join('\n');
  return new Map([
    ['/llms.txt', `${[...head, '## Lists of pages', links].join('\n\n')}\n`],
    ...parts.map(({path, text}) => [path, `${text}\n`] as const),
  ]);
}

/** All pages in one file, for indexing. */
export function llmsFull(pages: string[]): string {
  const size = (Math.round(pages.join('').length / 1000) * 1000).toLocaleString('en-US');
  return [
    `> Too long to read in context: all pages of the ${site.name} docs in one file of ${size} characters, for indexing and offline search. To find one page read ${absolute('/llms.txt')}`,
    ...pages,
  ].join('\n\n');
}
