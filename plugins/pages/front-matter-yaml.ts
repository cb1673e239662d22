import * as z from 'zod';
import {LineError, readYaml} from './data/read-yaml';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?=\n|$)/;

const KEYS = z.record(z.string(), z.unknown(), 'write keys with values, such as `title: Compose files`');

/**
 * As if it was written on Linux. With the line ends of Windows, code would keep them, in copies and in Markdown too; and after
 * the mark that Notepad begins a file with, nothing is front matter.
 */
export const withPlainEnds = (source: string): string => source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

interface SourceParts {
  data: Record<string, unknown>;
  /** What follows the front matter, without space around it. */
  content: string;
}

/**
 * Reads the front matter of a page.
 *
 * @param path only for messages
 * @throws Error of one line that names the file, the line and the problem
 */
export function readFrontMatter(source: string, path: string): SourceParts {
  const text = withPlainEnds(source);
  const [block = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  try {
    return {data: readYaml(yaml, KEYS, (read) => read ?? {}).data, content: text.slice(block.length).trim()};
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    // Lines of the block begin after its opening dashes.
    throw new Error(
      `${path}:${error.line + 1}: front matter: ${error.message}. A text with a colon, or with a quote or bracket at its start, goes in quotes.`,
      {cause: error},
    );
  }
}

/** Whether a file is a part of pages that import it, by Docusaurus' own rule: it has neither front matter nor an address. */
export const isPartial = (path: string): boolean => /(^|\/)_/.test(path);

/**
 * Checks the path of a page, which becomes its address.
 *
 * @throws Error of one line that names the file and a name that works
 */
export function checkFileName(path: string): void {
  if (/^[\w./-]+$/.test(path)) return;
  const better = path
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w./-]+/g, '-');
  throw new Error(
    `${path}: a file name becomes an address, so it has only letters, digits, dashes and dots. Rename it: ${better}`,
  );
}
