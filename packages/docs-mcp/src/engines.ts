import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {type AnswerPart, isBody, partAsMarkdown} from 'docs-index/answers/answer';
import {Answerer} from 'docs-index/answers/answerer';
import {Engine} from 'docs-index/search/engine';
import type {PackedTexts, PackedTitles} from 'docs-index/search/pack';
import {type SearchRecord, titleOf} from 'docs-index/search/record';
import {ORIGIN, absolute} from '../../../plugins/outputs/markdown/public-url';
import {INDEX, isIndexPart} from './library-files';

export interface Hit {
  /** Page and section. */
  name: string;
  url: string;
  text: string;
}

export interface Answer {
  /** Quotations in reading order, each with the number of its source. */
  text: string;
  sources: string[];
  isCovered: boolean;
}

function hitOf(record: SearchRecord): Hit {
  const title = titleOf(record);
  const page = record.hierarchy.lvl1;
  return {
    name: title === page ? page : `${page} › ${title}`,
    url: absolute(record.url),
    text: `${record.content} ${record.code}`.trim(),
  };
}

function answerOf(parts: AnswerPart[]): Answer {
  const sources = parts.flatMap((part) => {
    if (part.type === 'citation')
      return [`[${part.n}] ${[...part.trail, part.title].join(' › ')}: ${absolute(part.url)}`];
    return part.type === 'nearest'
      ? part.sections.map(({trail, title, url}) => `${[...trail, title].join(' › ')}: ${absolute(url)}`)
      : [];
  });
  const isCovered = parts.some((part) => part.type === 'end' && part.state === 'answered');
  return {text: parts.filter(isBody).map(partAsMarkdown).join('\n\n'), sources, isCovered};
}

/** The site's own search and answers, over the index that its build wrote. */
export class DocsEngine {
  private readonly engine: Engine;
  private readonly answerer: Answerer;

  /**
   * @param markdownOf Markdown of a page of the build
   * @throws Error when the build has no index
   */
  constructor(build: string, markdownOf: (permalink: string) => string | null) {
    const folder = join(build, INDEX);
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const read = (part: 'titles' | 'records'): unknown => {
      const file = names.find((name) => isIndexPart(`${INDEX}/${name}`, part));
      if (!file) throw new Error('The build has no search index: run npm run build again.');
      return JSON.parse(readFileSync(join(folder, file), 'utf8'));
    };
    this.engine = Engine.fromPacked({titles: read('titles') as PackedTitles, texts: read('records') as PackedTexts});
    this.answerer = new Answerer(this.engine, async (page) => markdownOf(page), ORIGIN);
  }

  find(query: string, limit: number): Hit[] {
    return this.engine
      .search(query)
      .slice(0, limit)
      .map(({record}) => hitOf(record));
  }

  /** Answers by quoting, as the Ask page does without an assistant. */
  async ask(question: string): Promise<Answer> {
    return answerOf(await this.answerer.answer(question));
  }

  /** Addresses of the sections of a page, in order. */
  addressesOf(permalink: string): string[] {
    const sections = this.engine.records.filter(({kind, url}) => kind !== 'row' && url.split('#')[0] === permalink);
    return sections.map(({url}) => absolute(url));
  }
}
