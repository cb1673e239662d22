import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {readPage, searchDocs} from 'docs-mcp/answers';
import {Library} from 'docs-mcp/library';
import {BUILD} from '../support/built-site';

interface Task {
  ask: string;
  /** What a page must contain to be the answer, in any case of letters. */
  facts: string[];
}

const TASKS = parse(readFileSync('tests/fixtures/agent-tasks.yaml', 'utf8')) as Task[];
const HITS = 5;
/** Characters of English text and code for a token of today's models, about. */
const CHARACTERS = 4;

const docs = new Library(BUILD, `${BUILD}-host/mcp/mcp.json`);

const textOf = ({content}: Awaited<ReturnType<typeof readPage>>): string => (content[0] as {text: string}).text;

/** What an agent reads until it has the facts: the hits, then their pages one after the other. */
async function walk({ask, facts}: Task): Promise<{fetches: number; tokens: number}> {
  const hits = textOf(searchDocs(docs, ask, HITS));
  const pages = [...new Set([...hits.matchAll(/^ {3}(https?:\/\/[^\s#]+)/gm)].map(([, url = '']) => url))];
  let read = hits.length;
  for (const [index, url] of pages.entries()) {
    const text = textOf(await readPage(docs, url));
    read += text.length;
    const words = text.toLowerCase();
    if (facts.every((fact) => words.includes(fact.toLowerCase())))
      return {fetches: index + 2, tokens: Math.round(read / CHARACTERS)};
  }
  throw new Error(`None of ${pages.join(', ')} says ${facts.join(' and ')}.`);
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('twenty tasks of agents, without a model', async () => {
  const none = {fetches: Number.POSITIVE_INFINITY, tokens: 0};
  const walks = await Promise.all(
    TASKS.map((task) =>
      walk(task).then(
        (found) => ({ask: task.ask, ...found}),
        (error: Error) => ({ask: task.ask, ...none, problem: error.message}),
      ),
    ),
  );

  it('all find their facts', () => expect(walks.filter((one) => 'problem' in one)).toEqual([]));

  it('need two fetches and 6,000 tokens, and 15,000 at most', () => {
    console.log(walks.map(({ask, fetches, tokens}) => `${fetches} fetches, ${tokens} tokens: ${ask}`).join('\n'));
    expect(middle(walks.map(({fetches}) => fetches))).toBeLessThanOrEqual(2);
    expect(middle(walks.map(({tokens}) => tokens))).toBeLessThanOrEqual(6000);
    expect(walks.filter(({tokens}) => tokens > 15_000)).toEqual([]);
  });
});
