import {readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {closest, distance} from 'fastest-levenshtein';
import {parse} from 'yaml';
import * as z from 'zod';
import {DocsEngine} from './engines';
import {isPage} from './library-files';

export interface LibraryPage {
  /** Address on the site, such as `/docs/concepts/compose`. */
  permalink: string;
  title: string;
  description: string;
  /** Public address. */
  url: string;
  /** The whole file, front matter included. */
  markdown: string;
}

const headSchema = z.object({
  title: z.string(),
  description: z.string(),
  url: z.string(),
  /** Set on a section that has its own file next to its page. */
  part_of: z.string().optional(),
});

/** The front matter is between two of these. */
const FENCE = '---\n';

const NO_BUILD = 'There is no build of the docs yet: run npm run build first.';

function readPage(folder: string, path: string): LibraryPage[] {
  const markdown = readFileSync(join(folder, path), 'utf8');
  const yaml = markdown.slice(FENCE.length, markdown.indexOf(`\n${FENCE}`, FENCE.length));
  const permalink = `/${path.slice(0, -'.md'.length)}`.replace(/^\/index$/, '/');
  const {part_of: whole, ...head} = headSchema.parse(parse(yaml));
  return whole ? [] : [{...head, permalink, markdown}];
}

interface Shelf {
  stamp: number;
  pages: Map<string, LibraryPage>;
  engine?: DocsEngine;
}

/** The Markdown of the built site. Reads it on request, and again after a new build. */
export class Library {
  private shelf: Shelf | null = null;

  constructor(private readonly folder: string) {}

  /** A sentence about what is missing, or null. */
  problem(): string | null {
    try {
      this.load();
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  get pages(): LibraryPage[] {
    return [...this.load().pages.values()];
  }

  get engine(): DocsEngine {
    const shelf = this.load();
    return (shelf.engine ??= new DocsEngine(this.folder, (permalink) => shelf.pages.get(permalink)?.markdown ?? null));
  }

  /** A page by its address in any form: with or without origin, `/docs`, `.md` and anchor. */
  find(address: string): LibraryPage | undefined {
    const {pages} = this.load();
    const path = address
      .trim()
      .replace(/^https?:\/\/[^/]+/, '')
      .replace(/[#?].*$/, '')
      .replace(/\.mdx?$/, '')
      .replace(/\/+$/, '')
      .replace(/^\/*/, '/');
    return pages.get(path === '/index' ? '/' : path) ?? pages.get(`/docs${path}`);
  }

  /** Pages whose address or title resembles what was asked for, nearest first. */
  nearest(address: string, count = 5): LibraryPage[] {
    const path = address
      .toLowerCase()
      .replace(/^https?:\/\/[^/]+/, '')
      .replace(/[#?].*$/, '')
      .replace(/\.md$/, '');
    const wanted = path.split('/').filter(Boolean).at(-1) ?? '';
    const far = ({permalink, title}: LibraryPage) => {
      const names = [permalink.split('/').at(-1) ?? '', title.toLowerCase()];
      const isPart = wanted !== '' && names.some((name) => name.includes(wanted));
      // Among names that are alike, the one in the folder that was named.
      return (isPart ? 0 : distance(wanted, closest(wanted, names))) + distance(path, permalink) / 100;
    };
    return this.pages
      .map((page) => ({page, far: far(page)}))
      .sort((a, b) => a.far - b.far)
      .slice(0, count)
      .map(({page}) => page);
  }

  private load(): Shelf {
    const stamp = statSync(join(this.folder, 'llms.txt'), {throwIfNoEntry: false})?.mtimeMs;
    if (stamp === undefined) throw new Error(NO_BUILD);
    if (this.shelf?.stamp === stamp) return this.shelf;
    const pages = readdirSync(this.folder, {recursive: true, encoding: 'utf8'})
      .map((path) => path.replaceAll('\\', '/'))
      .filter(isPage)
      .sort()
      .flatMap((path) => readPage(this.folder, path));
    this.shelf = {stamp, pages: new Map(pages.map((page) => [page.permalink, page]))};
    return this.shelf;
  }
}
