import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {site} from '../../config/site';
import {hashOfInputs} from '../build-inputs/hash-of-inputs';
import type {Page} from './load-pages';

/** A build for another name keeps its own. */
const FOLDER = join('.cache/pages', site.slug);

/** Pages as they were read, kept between builds by all that they are made of: reading them is a third of a small build. */
export class PageCache {
  private readonly inputs = createHash('sha256')
    .update(hashOfInputs('src/data'))
    .update(readFileSync('package-lock.json'))
    .digest();
  private readonly used = new Set<string>();

  private nameOf(file: string): string {
    const hash = createHash('sha256').update(this.inputs).update(file).update('\0').update(readFileSync(file));
    return `${hash.digest('hex').slice(0, 32)}.json`;
  }

  private pageOf(name: string): Page | undefined {
    try {
      return JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Page;
    } catch {
      return undefined;
    }
  }

  /** The page, if it is there. */
  find = (file: string): Page | undefined => this.pageOf(this.nameOf(file));

  /** The page, from the cache or read anew. */
  load(file: string, read: (file: string) => Page): Page {
    const name = this.nameOf(file);
    this.used.add(name);
    const known = this.pageOf(name);
    if (known) return known;
    const page = read(file);
    mkdirSync(FOLDER, {recursive: true});
    writeFileSync(join(FOLDER, name), JSON.stringify(page));
    return page;
  }

  /** Removes what no page has used. */
  removeOthers(): void {
    for (const name of readdirSync(FOLDER)) if (!this.used.has(name)) rmSync(join(FOLDER, name), {force: true});
  }
}
