import {readFileSync} from 'node:fs';
import {Answerer} from 'docs-index/answers/answerer';
import {Engine} from 'docs-index/search/engine';
import {packRecords} from 'docs-index/search/pack';
import {type PackedVectors, Vectors} from 'docs-index/vectors/vectors';
import {site} from '../../config/site';
import {ORIGIN} from '../../plugins/outputs/markdown/addresses';
import {markdownOf} from '../../plugins/outputs/markdown/agent-files';
import {VECTORS} from '../../plugins/outputs/search/search-files';
import {sectionRecords} from '../../plugins/outputs/search/section-records';
import {loadQuestions} from '../../plugins/pages/data/facts';
import type {Page} from '../../plugins/pages/page';
import {homesOf} from './gold';

const readVectors = () => JSON.parse(readFileSync(VECTORS, 'utf8')) as PackedVectors;

/** Search and Ask over the pages, as a reader has them, or with other questions and vectors. */
export function siteAnswers(pages: readonly Page[], questions = loadQuestions(), vectors = readVectors()) {
  const markdown = new Map(pages.map((page) => [page.permalink, markdownOf(page)]));
  const textOfPage = (url: string): string | null => markdown.get(url.split('#')[0] ?? '')?.text ?? null;
  const records = sectionRecords(pages, questions);
  const engine = Engine.fromPacked(packRecords(records, [site.slug], (url) => markdown.get(url)?.places ?? []));
  engine.vectors = new Vectors(vectors);
  const answerer = new Answerer(engine, async (page) => textOfPage(page), ORIGIN);
  return {records, engine, answerer, textOfPage, homes: homesOf(records)};
}
