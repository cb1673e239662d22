import {closest} from 'fastest-levenshtein';
import {type Topic, topicsSchema} from '../../../src/data/topics-schema';
import {readData} from './read-data';

export const TOPICS = 'src/data/topics.yaml';

export const loadTopics = (): Topic[] => readData(TOPICS, topicsSchema);

export const topicsIn = (source: string): string[] =>
  [...source.matchAll(/<Topic name="([^"]*)"/g)].map(([, name = '']) => name);

/** File of the page that a topic lives on, and its section there. */
export function homeOf({home}: Topic): {file: string; anchor: string | undefined} {
  const [page = '', anchor] = home.split('#');
  return {file: `docs/${page}.mdx`, anchor};
}

/** Pages whose sentences a page quotes: it changes with them. */
export function homesQuotedBy(source: string): string[] {
  const names = topicsIn(source);
  if (names.length === 0) return [];
  return loadTopics()
    .filter(({id}) => names.includes(id))
    .map((topic) => homeOf(topic).file);
}

/** @throws Error that names the nearest topic */
export function topicOf(name: string): Topic {
  const topics = loadTopics();
  const found = topics.find(({id}) => id === name);
  if (found) return found;
  const near = closest(
    name,
    topics.map(({id}) => id),
  );
  throw new Error(`${TOPICS} has no topic "${name}" (did you mean "${near}"?).`);
}
