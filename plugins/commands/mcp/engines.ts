import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {type AnswerPart, isBody, partAsMarkdown} from '../../../src/ask/engine/answer';
import type {Passages} from '../../../src/ask/engine/passages';
import {Answerer} from '../../../src/ask/engine/answerer';
import {Engine} from '../../../src/search/engine/engine';
import type {PackedRecords} from '../../../src/search/engine/pack';
import {type SearchRecord, titleOf} from '../../../src/search/engine/record';
import {findPassages} from '../../outputs/ask/passages-file';
import {absolute} from '../../outputs/markdown/addresses';

/** The site's own engines, over the files that its build wrote. */

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

const RECORDS = 'assets/search';

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

function hitOf(record: SearchRecord): Hit {
  const title = titleOf(record);
  const page = record.hierarchy.lvl1;
  return {
    name: title === page ? page : `${page} › ${title}`,
    url: absolute(record.url),
    text: `${record.content} ${record.code}`.trim(),
  };
}

export class DocsSearch {
  private readonly engine: Engine;

  /** @throws Error when the build has no index */
  constructor(build: string) {
    const folder = join(build, RECORDS);
    const file = existsSync(folder) && readdirSync(folder).find((name) => /^records\..*\.json$/.test(name));
    if (!file) throw new Error('The build has no search index: run npm run build again.');
    this.engine = Engine.fromPacked(readJson<PackedRecords>(join(folder, file)));
  }

  find(query: string, limit: number): Hit[] {
    return this.engine
      .search(query)
      .slice(0, limit)
      .map(({record}) => hitOf(record));
  }
}

function answerOf(parts: AnswerPart[]): Answer {
  const sources = parts.flatMap((part) => {
    if (part.type === 'citation')
      return [`[${part.n}] ${[...part.trail, part.title].join(' › ')}: ${absolute(part.url)}`];
    return part.type === 'nearest' ? part.pages.map(({title, url}) => `${title}: ${absolute(url)}`) : [];
  });
  const isCovered = parts.some((part) => part.type === 'end' && part.state === 'answered');
  return {text: parts.filter(isBody).map(partAsMarkdown).join('\n\n'), sources, isCovered};
}

/** Answers with quotations, as the Ask page does without an assistant. */
export class DocsAnswers {
  private readonly answerer: Answerer;

  /** @throws Error when the build has no passages */
  constructor(build: string) {
    const file = findPassages(build);
    if (!file) throw new Error('The build has no passages for answers: run npm run build again.');
    this.answerer = new Answerer(readJson<Passages>(file));
  }

  ask(question: string): Answer {
    return answerOf(this.answerer.answer(question));
  }
}
