import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {site} from '../../config/site';
import {hashOfInputs} from '../build-inputs/hash-of-inputs';
import {type Page, loadPage} from './load-pages';

/** A build for another name keeps its own. */
const FOLDER = join('.cache/pages', site.slug);

/** Pages as they were read, kept between builds by all that they are made of: reading them is a third of a small build. */
export class PageCache {
  private readonly inputs = createHash('sha256')
    .update(hashOfInputs('src/data'))
    .update(readFileSync('package-lock.json'))
    .digest();
  private readonly used = new Set<string>();

  private nameOf(file: string, source: Buffer): string {
    const hash = createHash('sha256').update(this.inputs).update(file).update('\0').update(source);
    return `${hash.digest('hex').slice(0, 32)}.json`;
  }

  /** The page, from the cache or read anew. */
  load(file: string): Page {
    const name = this.nameOf(file, readFileSync(file));
    const path = join(FOLDER, name);
    this.used.add(name);
    try {
      return JSON.parse(readFileSync(path, 'utf8')) as Page;
    } catch {
      const page = loadPage(file);
      mkdirSync(FOLDER, {recursive: true});
      writeFileSync(path, JSON.stringify(page));
      return page;
    }
  }

  /** Removes what no page has used. */
  removeOthers(): void {
    for (const name of readdirSync(FOLDER)) if (!this.used.has(name)) rmSync(join(FOLDER, name), {force: true});
  }
}
