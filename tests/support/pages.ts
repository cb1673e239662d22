import {loadPage} from '../../plugins/remark/load-pages';
import {type Page, loadFrontMatter, pageFiles} from '../../plugins/pages/page';
import {permalinkOf} from '../../plugins/pages/permalink';

interface Loaded {
  pages: Page[];
  /** One sentence per page that can't be read, with file and line. */
  problems: string[];
  /** Addresses of those pages: links to them aren't dead. */
  addresses: string[];
}

let loaded: Loaded | undefined;

/** Reads pages one by one, so that a mistake in one doesn't hide those in the others. */
export function readPages(files: string[]): Loaded {
  const result: Loaded = {pages: [], problems: [], addresses: []};
  for (const file of files) {
    try {
      result.pages.push(loadPage(file));
    } catch (error) {
      result.problems.push(sentence(file, error as Error & {line?: number; reason?: string}));
      result.addresses.push(addressOf(file));
    }
  }
  return result;
}

/** By its place where its front matter is what can't be read. */
function addressOf(file: string): string {
  try {
    return permalinkOf(file, loadFrontMatter(file));
  } catch {
    return permalinkOf(file, {});
  }
}

/** MDX and YAML say the line in a property of the error, our own plugins in the message. */
function sentence(file: string, {message, reason, line}: Error & {line?: number; reason?: string}): string {
  const [first = ''] = (reason ?? message).split('\n');
  const ofData = /src\/data\/[\w/.-]+:\d+: .*/.exec(first);
  if (ofData) return ofData[0];
  if (first.startsWith(`${file}:`)) return first;
  const yamlLine = /at line (\d+)/.exec(first)?.[1];
  return `${file}:${line ?? (yamlLine ? Number(yamlLine) + 1 : 1)}: ${first}`;
}

const all = (): Loaded => (loaded ??= readPages(pageFiles()));

/** All pages that can be read, once for all content tests: they share one process (vitest.config.mts). */
export const allPages = (): Page[] => all().pages;

/** A mistake in the data of several pages is reported once. */
export const unreadablePages = (): string[] => [...new Set(all().problems)];

export const unreadableAddresses = (): string[] => all().addresses;
