import {beforeEach, expect, it, vi} from 'vitest';
import {mendStoredSearches} from '../../src/search/screen/modal/mend-stored';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const hit = {
  objectID: '/docs/intro',
  type: 'lvl1',
  url: '/docs/intro',
  url_without_anchor: '/docs/intro',
  anchor: null,
  content: null,
  hierarchy: {lvl0: 'Docs', lvl1: 'Intro', lvl2: null},
};
let stored: Record<string, string>;

/** A storage as the browser's: its keys are properties of it. */
beforeEach(() => {
  stored = {};
  Object.defineProperties(stored, {
    getItem: {value: (key: string) => stored[key] ?? null},
    removeItem: {value: (key: string) => delete stored[key]},
  });
  vi.stubGlobal('localStorage', stored);
});

const conversation = {objectID: 'a', query: 'a', messages: [{id: 'a', role: 'user', parts: []}]};

it.each([
  ['', '{{{', 'null', '{}', '5'],
  ...[null, 5, 'a', [], {}, {...hit, objectID: 5}, {...hit, hierarchy: null}, conversation].map((wrong) => [
    JSON.stringify([hit, wrong]),
  ]),
])('a list of searches is forgotten when DocSearch would crash on it: %s', (...texts) => {
  for (const text of texts) {
    stored[RECENT] = text;
    mendStoredSearches();
    expect(stored, text).toEqual({});
  }
});

it('what DocSearch can read stays, and what others have stored', () => {
  const whole = {
    theme: 'dark',
    [RECENT]: JSON.stringify([hit]),
    __DOCSEARCH_ASKAI_CONVERSATIONS__test: JSON.stringify([conversation]),
  };
  Object.assign(stored, whole);
  mendStoredSearches();
  expect(stored).toEqual(whole);
});
