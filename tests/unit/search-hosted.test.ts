import {describe, expect, it, vi} from 'vitest';
import {EXAMPLES} from 'docs-index/search/examples';
import {createHostedClient} from '../../src/search/hosted-client';
import {askAiOf} from '../../src/search/screen/modal/ask-ai';

const address = {siteUrl: 'https://docs.example.io', baseUrl: '/', externalUrlPattern: '^https://example\\.io(?:/|$)'};

/** What the client reads of an answer; tests/support/hosted-services.ts has whole ones. */
const recorded = {
  results: [
    {
      hits: [
        {
          objectID: '1',
          url: 'https://docs.example.io/docs/intro#start',
          type: 'lvl2',
          hierarchy: {lvl0: 'Overview', lvl1: 'Intro', lvl2: 'Start'},
        },
        {objectID: '2', url: 'javascript:alert(1)', type: 'lvl9', hierarchy: {lvl0: null, lvl1: null}},
        null,
      ],
      nbHits: 42,
    },
  ],
};

describe('askAiOf', () => {
  const algolia = {appId: 'APP', searchKey: 'KEY', index: 'docs'};

  it('tells the two kinds of assistant apart', () => {
    const askAi = {assistantId: 'id', indexName: 'docs'};
    expect(askAiOf({...algolia, assistant: {id: 'id', kind: 'classic'}})).toEqual({askAi});
    expect(askAiOf({...algolia, assistant: {id: 'id', kind: 'agent'}})).toEqual({askAi: {...askAi, agentStudio: true}});
  });
});

describe('createHostedClient', () => {
  it('asks the index and makes the hits local and complete', async () => {
    const search = vi.fn().mockResolvedValue(recorded);
    const {results} = await createHostedClient({search}, 'docs', address).search({requests: [{query: 'start'}]});
    const tags = {highlightPreTag: '<mark>', highlightPostTag: '</mark>'};
    expect(search).toHaveBeenCalledWith({requests: [{indexName: 'docs', ...tags, query: 'start'}]});
    expect(results[0]).toMatchObject({nbHits: 42, query: 'start'});
    expect(results[0]?.hits.map((hit) => hit.url)).toEqual(['/docs/intro#start', '/', '/']);
    // DocSearch crashes without these (algolia/docsearch#2852).
    for (const hit of results[0]?.hits ?? []) expect(hit.hierarchy.lvl0 && hit.hierarchy.lvl1).toBeTruthy();
    expect(results[0]?.hits[1]?.type).toBe('lvl1');
  });

  it('asks for plain letters and shows what was typed', async () => {
    const search = vi.fn().mockResolvedValue(recorded);
    const typed = 'ｄｅｐｌｏｙ\u3000ﬁle';
    const {results} = await createHostedClient({search}, 'docs', address).search({requests: [{query: typed}]});
    expect(search).toHaveBeenCalledWith({requests: [expect.objectContaining({query: 'deploy file'})]});
    expect(results[0]?.query).toBe(typed);
  });

  it('has other words for a query that finds nothing: pages that were found before, else examples', async () => {
    const empty = {results: [{hits: [], nbHits: 0}]};
    const search = vi.fn().mockResolvedValueOnce(empty).mockResolvedValueOnce(recorded).mockResolvedValue(empty);
    const client = createHostedClient({search}, 'docs', address);
    const ask = async () => (await client.search({requests: [{query: 'a'}]})).results[0]?.suggestions;
    expect(await ask()).toEqual(EXAMPLES.slice(0, 3));
    expect(await ask()).toBeUndefined();
    expect(await ask()).toEqual(['Intro', 'Documentation']);
  });
});
