import {describe, expect, it} from 'vitest';
import {Engine} from 'docs-index/search/engine';
import {readQuery} from 'docs-index/search/query';
import {packRecords} from 'docs-index/search/pack';
import type {SearchRecord} from 'docs-index/search/record';
import {score} from 'docs-index/search/score';
import {meanings, record, records} from './records';

const engine = Engine.fromPacked(packRecords(records, ['tool']));
const urls = (query: string) => engine.search(query).map((hit) => hit.record.url);

it('reads full-width letters as plain ones', () => {
  expect(urls('ｐｏｓｔｇｒｅｓ')).toEqual(urls('postgres'));
});

describe('Engine', () => {
  it('puts an exact name first, and never guesses at names', () => {
    expect(urls('--detach')[0]).toBe('/up#--detach');
    expect(urls('--detahc')).not.toContain('/up#--detach');
  });

  it('means the whole of a name that occurs, and its parts where it does not', () => {
    const parts = record({url: '/parts', title: 'Patience', content: 'Wait for it. There is a timeout.'});
    const found = (...more: SearchRecord[]) =>
      Engine.fromPacked(packRecords([parts, ...more], []))
        .search('--wait-timeout')
        .map((hit) => hit.record.url);
    expect(found()).toEqual(['/parts']);
    expect(found(record({url: '/name', title: 'Scripts', content: 'Use --wait-timeout.'}))).toEqual(['/name']);
  });

  it('finds an unfinished name', () => expect(urls('--wait')[0]).toBe('/up#--wait-timeout'));

  it('finds what is written before what is like it', () => {
    expect(urls('kuberntes')[0]).toBe('/misspelt');
    expect(urls('kubernetes')).not.toContain('/misspelt');
  });

  it.each(['postgers', 'postgrse', 'managde'])('mends spelling where nothing is written like %s', (query) =>
    expect(urls(query)[0]).toBe('/postgres'),
  );

  it('mends two slips in a long word, and one in a short one', () => {
    expect(urls('kubrenetse')).toContain('/guide#a');
    expect(urls('kbernetse')).not.toContain('/guide#a');
    expect(urls('mangade')).not.toContain('/postgres');
  });

  it.each(Object.entries(meanings))('finds %s by %j', (title, typed) => {
    const site = Engine.fromPacked(packRecords([record({url: '/a', title})], []));
    expect(typed.filter((query) => site.search(query).length === 0)).toEqual([]);
  });

  it('takes a phrase that is the whole query for a title, but not a single word', () => {
    const site = new Engine(
      [
        record({url: '/inTitle', title: 'Config values', content: 'A config value is read when a config needs it.'}),
        record({url: '/asked', title: 'tool config ls', keywords: ['list config values', 'values']}),
      ],
      ['tool'],
    );
    expect(site.search('list config values')[0]?.record.url).toBe('/asked');
    expect(site.search('values')[0]?.record.url).toBe('/inTitle');
  });

  it('leaves out words that say nothing, unless there are no others', () => {
    expect(urls('how do I deploy with the tool')[0]).toBe('/up');
    expect(urls('tool')[0]).toBe('/up');
  });

  it('takes a last word that is like the stem of a vague one for the beginning of another', () =>
    expect(['deploy to aw', 'how awful'].map((query) => readQuery(query).at(-1)?.weight)).toEqual([1, 0.5]));

  it('counts the rare words of a title more', () => {
    const title = record({url: '/snapshot', title: 'Database snapshot'});
    const weigh = (term: string) => (term === 'snapshot' ? 5 : 1);
    const matching = (term: string) =>
      score(title, [{weight: 1, matched: new Set([term])}], {written: new Set([term]), weigh});
    expect(matching('snapshot')).toBeGreaterThan(matching('databas'));
  });

  it('knows a page by its category too', () => {
    const asked = ['next.js', 'quickstart'].map((term) => ({weight: 1, matched: new Set([term])}));
    const wording = {written: new Set(['next.js', 'quickstart']), weigh: () => 1};
    const below = (breadcrumb: string[]) => score(record({url: '/next', title: 'Next.js', breadcrumb}), asked, wording);
    expect(below(['Tutorials', 'Quickstarts'])).toBeGreaterThan(below(['Tutorials']));
  });

  it("doesn't ask for a host name of the reader's own", () => {
    const [hit] = engine.rank('kubernetes at www.mycompany.com');
    expect(hit?.coverage).toBe(1);
    expect(engine.rank('kubernetes at mycompany')[0]?.coverage).toBeLessThan(1);
    expect(engine.rank('kubernetes at 172.17.0.3:3000')[0]?.coverage).toBe(1);
    expect(engine.rank('kubernetes at api.mycompany.com:8080')[0]?.coverage).toBe(1);
  });

  it('asks for as much of a long question as of a short one', () => {
    const coverageOf = (query: string) =>
      engine.rank(`${query} `).find(({record: {url}}) => url === '/postgres')?.coverage;
    const context = 'grafana kibana jaeger nagios';
    expect(coverageOf(`postgres ${context}`)).toBeLessThan(0.3);
    const long = `managed postgres database over tls, ${context}, zabbix, splunk, sentry, datadog, honeycomb and loki`;
    expect(coverageOf(long)).toBeGreaterThan(0.5);
  });

  it('does not ask for what shall not happen', () => {
    const terms = (query: string) => readQuery(query).flatMap(({alternatives: [own]}) => own?.terms ?? []);
    expect(terms('stop containers without deleting the database')).toEqual(['stop', 'contain', 'without', 'databas']);
    expect(terms('deploy without a dockerfile')).toContain('dockerfil');
  });

  it('asks once for what is said several times', () => {
    expect(engine.read('kubernetes, and again Kubernetes ')).toEqual(engine.read('kubernetes again '));
    expect(engine.read('log in to see the logs ')).toHaveLength(2);
  });

  it('asks for a name that looks like a host where the docs have it', () => {
    const all = [...records, record({url: '/realtime', title: 'Realtime apps', content: 'Socket.IO works.'})];
    const ranked = new Engine(all, []).rank('socket.io on kubernetes');
    expect(ranked.find(({record: {url}}) => url === '/guide#a')?.coverage).toBeLessThan(1);
  });

  it('shows at most three sections of a page', () => {
    expect(urls('kubernetes').filter((url) => url.startsWith('/guide'))).toHaveLength(3);
  });

  it('answers nothing to nothing, and survives odd queries', () => {
    for (const query of ['', '   ', '???', '__proto__', 'constructor', '\\', '*', '日本語', 'a'.repeat(5000)])
      expect(urls(query), query).toEqual([]);
    // What can't be read doesn't hide what can.
    expect(urls('<script>')).toEqual(urls('script'));
    expect(urls('kubernetes \\ * ???')).toEqual(urls('kubernetes'));
  });

  it('suggests the pages that are linked to most, because a misspelled word finds something', () => {
    expect(urls('managd')).toEqual(urls('managed'));
    const pages = [1, 3, 2].map((links) => record({url: `/${links}`, title: `${links}`, inboundLinks: links}));
    expect(new Engine(pages, []).suggest(2)).toEqual(['3', '2']);
  });
});
