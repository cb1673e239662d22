import {closest} from 'fastest-levenshtein';
import type {Topic} from '../../../src/data/topics-schema';
import {topicsIn} from '../../../plugins/pages/data/topics';
import {type Page, docId} from '../../../plugins/pages/page';
import {quoteOf} from '../../../plugins/remark/quote-topic';
import type {TextFile} from '../files';
import {lineOf} from '../line-of';

type Written = Pick<Page, 'file' | 'source'>;

/** Topics whose home has nothing to quote, and pages that are listed and don't quote it, or quote it and aren't listed. */
export function checkTopics(topics: readonly Topic[], pages: readonly Written[], {path, text}: TextFile): string[] {
  const sources = new Map(pages.map(({file, source}) => [docId(file), source]));

  const ofHome = (topic: Topic): string[] => {
    try {
      quoteOf(topic, (file) => sources.get(docId(file)), [...sources.keys()]);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  };

  const ofListed = ({id, pages: listed}: Topic): string[] =>
    listed.flatMap((page) => {
      const source = sources.get(page);
      if (source === undefined)
        return [`"${id}" lists ${page}, which isn't a page (did you mean ${closest(page, [...sources.keys()])}?).`];
      return topicsIn(source).includes(id)
        ? []
        : [`"${id}" lists ${page}, which doesn't quote it: write <Topic name="${id}" /> there, or remove the page.`];
    });

  const unlisted = pages.flatMap(({file, source}) =>
    topicsIn(source)
      .filter((name) => !topics.some(({id, pages: listed}) => id === name && listed.includes(docId(file))))
      .map(
        (name) =>
          `${file}:${lineOf(source, `<Topic name="${name}"`)}: quotes "${name}": add ${docId(file)} to its pages in ${path}.`,
      ),
  );
  const listed = topics.flatMap((topic) =>
    [...ofHome(topic), ...ofListed(topic)].map((problem) => `${path}:${lineOf(text, `id: ${topic.id}`)}: ${problem}`),
  );
  return [...listed, ...unlisted];
}
