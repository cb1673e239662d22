import type {CallToolResult} from '@modelcontextprotocol/server';
import {closest} from 'fastest-levenshtein';
import {site} from '../../../config/site';
import type {Command} from '../../../src/data/cli/schema';
import {inheritedFlags, loadCommands, namesOf} from '../../../plugins/pages/data/commands';
import {commandUrl} from '../../../plugins/pages/data/command-urls';
import {absolute} from '../../../plugins/outputs/markdown/public-url';
import type {Library, LibraryPage} from './library';
import {sectionsOf} from './sections';

/** Longest excerpt of a hit, in characters. */
const SNIPPET = 300;

const textResult = (text: string): CallToolResult => ({content: [{type: 'text', text}]});

const errorResult = (text: string): CallToolResult => ({content: [{type: 'text', text}], isError: true});

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > SNIPPET ? `${line.slice(0, line.lastIndexOf(' ', SNIPPET))} …` : line;
}

const pageLine = (page: LibraryPage) => `- ${page.title}: ${page.permalink}`;

export function searchDocs(library: Library, query: string, limit: number): CallToolResult {
  const hits = library.engine.find(query, limit);
  if (!hits.length)
    return textResult(`Nothing in the docs matches "${query}". Use other words, or a flag or key by its exact name.`);
  const lines = hits.map((hit, index) => `${index + 1}. ${hit.name}\n   ${hit.url}\n   ${excerpt(hit.text)}`);
  return textResult(`${lines.join('\n\n')}\n\nRead a page with read_page.`);
}

export function readPage(library: Library, address: string, heading?: string): CallToolResult {
  const page = library.find(address);
  if (!page)
    return errorResult(
      `There is no page "${address}". The nearest are:\n${library.nearest(address).map(pageLine).join('\n')}`,
    );
  if (heading === undefined) return textResult(page.markdown);
  const [, ...sections] = sectionsOf(page, library.engine.addressesOf(page.permalink));
  const wanted = heading.toLowerCase().replace(/^#+\s*/, '');
  const section =
    sections.find((one) => one.heading.toLowerCase() === wanted) ??
    sections.find((one) => one.url.endsWith(`#${wanted}`));
  if (section) return textResult(`# ${page.title} › ${section.heading}\n\n${section.url}\n\n${section.text}`);
  return errorResult(
    `${page.permalink} has no section "${heading}". It has: ${sections.map((one) => one.heading).join('; ')}.`,
  );
}

/** Quotes the passages that answer. The agent's own model writes the answer. */
export async function askDocs(library: Library, question: string): Promise<CallToolResult> {
  const {text, sources, isCovered} = await library.engine.ask(question);
  if (!isCovered) {
    const nearest = sources.length ? ` The nearest sections:\n${sources.join('\n')}` : '';
    return textResult(`The docs don’t answer that.${nearest}`);
  }
  return textResult(
    `Quoted from the docs; nothing is added. Answer from these passages only, and name the sources.\n\n${text}\n\nSources:\n${sources.join('\n')}`,
  );
}

/** Follows the words of a path down the tree, by names and aliases: `secrets set` is `config create`. */
function findCommand(words: string[], commands: Command[]): Command | undefined {
  return words.reduce<Command | undefined>(
    (parent, word) => {
      const path = [parent?.command, word].filter(Boolean).join(' ');
      const isNamed = (one: Command) => namesOf(one).some((name) => name.toLowerCase() === path);
      return parent && (commands.find(({command}) => command === path) ?? commands.find(isNamed));
    },
    commands.find(({command}) => command === ''),
  );
}

/** All facts of one command, as JSON. */
export function cliCommand(path: string): CallToolResult {
  const commands = loadCommands();
  const words = path
    .trim()
    .toLowerCase()
    .split(/[\s_]+/);
  const wanted = (words[0] === site.slug ? words.slice(1) : words).filter(Boolean);
  const command = findCommand(wanted, commands);
  if (!command) {
    const names = commands.map((one) => one.command).filter(Boolean);
    return errorResult(
      `There is no command "${path}". Did you mean "${closest(wanted.join(' '), names)}"? The commands are: ${names.join(', ')}.`,
    );
  }
  return textResult(
    JSON.stringify(
      {...command, inheritedFlags: inheritedFlags(command, commands), page: absolute(commandUrl(command.command))},
      null,
      2,
    ),
  );
}

export const problemOf = (error: unknown): CallToolResult =>
  errorResult(error instanceof Error ? error.message : String(error));
