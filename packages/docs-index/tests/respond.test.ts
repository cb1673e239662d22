import {describe, expect, it} from 'vitest';
import {Engine} from 'docs-index/search/engine';
import {packRecords} from 'docs-index/search/pack';
import {respond} from 'docs-index/search/respond';
import {records} from './records';

const engine = Engine.fromPacked(packRecords(records, ['tool']));

describe('respond', () => {
  it('answers as Algolia does', () => {
    const {hits, ...result} = respond(engine, {query: 'postgres', hitsPerPage: 1});
    expect(result).toEqual({nbHits: 1, query: 'postgres'});
    expect(hits[0]).toMatchObject({
      objectID: '/postgres',
      url: '/postgres',
      url_without_anchor: '/postgres',
      type: 'lvl1',
      hierarchy: {lvl0: 'Concepts', lvl1: 'Managed Postgres'},
      _snippetResult: {hierarchy: {lvl1: {value: 'Managed <mark>Postgres</mark>'}}},
    });
  });

  it('shows the text of a section that only its text found', () => {
    const [hit] = respond(engine, {query: 'submitted'}).hits;
    expect(hit).toMatchObject({
      url: '/up#--detach',
      type: 'content',
      _snippetResult: {content: {value: 'Ends once the deployment is <mark>submitted</mark>.'}},
    });
  });

  it('offers other words when nothing is found', () => {
    expect(respond(engine, {query: 'qqqqzzzz'})).toMatchObject({nbHits: 0, hits: [], suggestions: expect.any(Array)});
  });
});
