import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Rules} from 'compose-check/types';
import {Answerer} from 'docs-index/answers/answerer';
import {type PageFacts, Pages} from 'docs-index/pages';
import {Engine} from 'docs-index/search/engine';
import type {PackedTexts, PackedTitles} from 'docs-index/search/pack';
import {type PackedVectors, Vectors} from 'docs-index/vectors/vectors';
import {CATALOG} from './constants';
import type {Facts} from './facts';

const NO_BUILD = 'There is no build of the docs yet: run npm run build first.';

/** Where a build has the Markdown of a page, as a path below it. */
const markdownFile = ({permalink}: PageFacts): string => `${permalink === '/' ? 'index' : permalink.slice(1)}.md`;

/** Everything of a build that the server reads, as paths below it. */
export const servedFiles = ({pages, files}: Facts): string[] => [...pages.map(markdownFile), ...Object.values(files)];

/** A built site, as it was when the server started. What a request needs of it first is read then. */
export class Library {
  readonly facts: Facts;
  readonly pages: Pages;
  private readonly read = new Map<string, unknown>();

  /**
   * @param folder of the build
   * @param facts path of the file with the `Facts`
   * @throws Error with a sentence about what is missing
   */
  constructor(
    private readonly folder: string,
    facts: string,
  ) {
    if (!existsSync(facts)) throw new Error(NO_BUILD);
    this.facts = JSON.parse(readFileSync(facts, 'utf8')) as Facts;
    this.pages = new Pages(this.facts.pages);
  }

  /** Makes something with the first call, for all calls. */
  private once<T>(name: string, make: () => T): T {
    if (!this.read.has(name)) this.read.set(name, make());
    return this.read.get(name) as T;
  }

  /** @throws Error when the build lacks the file */
  private json(file: string): unknown {
    const path = join(this.folder, file);
    if (!existsSync(path)) throw new Error(`The build has no ${file}: run npm run build again.`);
    return JSON.parse(readFileSync(path, 'utf8'));
  }

  private part(name: keyof Facts['files']): unknown {
    return this.json(this.facts.files[name]);
  }

  /** What words mean; where that is missing or damaged, words decide. */
  private vectors(): Vectors | null {
    try {
      return new Vectors(this.part('vectors') as PackedVectors);
    } catch {
      return null;
    }
  }

  markdownOf(page: PageFacts): string {
    return readFileSync(join(this.folder, markdownFile(page)), 'utf8');
  }

  /** What the site lists for agents, without the server. */
  get catalog(): {entries: object[]} {
    return this.once('catalog', () => this.json(CATALOG.slice(1)) as {entries: object[]});
  }

  get rules(): Rules {
    return this.once('rules', () => this.part('rules') as Rules);
  }

  get engine(): Engine {
    return this.once('engine', () => {
      const [titles, texts] = [this.part('titles') as PackedTitles, this.part('records') as PackedTexts];
      const engine = Engine.fromPacked({titles, texts});
      engine.vectors = this.vectors();
      return engine;
    });
  }

  get answerer(): Answerer {
    const read = async (permalink: string) => {
      const page = this.pages.find(permalink);
      return page ? this.markdownOf(page) : null;
    };
    return this.once('answerer', () => new Answerer(this.engine, read, this.facts.origin));
  }
}
