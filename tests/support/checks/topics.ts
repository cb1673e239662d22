import type {Topic} from '../../../src/data/topics-schema';
import {topicsIn} from '../../../plugins/pages/data/topics';
import type {TextFile} from '../files';
import {lineOf} from '../line-of';

/** Topics that no page quotes. What is wrong with the home of another is found where a page that quotes it is read. */
export function checkTopics(topics: readonly Topic[], pages: readonly TextFile[], {path, text}: TextFile): string[] {
  const quoted = new Set(pages.flatMap((page) => topicsIn(page.text)));
  return topics
    .filter(({id}) => !quoted.has(id))
    .map(
      ({id}) =>
        `${path}:${lineOf(text, `id: ${id}`)}: no page quotes "${id}": write <Topic name="${id}" /> where it's mentioned, or remove it.`,
    );
}
