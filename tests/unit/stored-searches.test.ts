import {beforeEach, describe, expect, it, vi} from 'vitest';
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
    setItem: {value: (key: string, value: string) => void (stored[key] = value)},
  });
  vi.stubGlobal('localStorage', stored);
});

describe('stored searches', () => {
  it.each([null, 5, 'a', [], {}, {...hit, objectID: 5}, {...hit, hierarchy: null}, {...hit, hierarchy: {lvl0: {}}}])(
    'lose an entry like %j, and keep the others',
    (wrong) => {
      stored[RECENT] = JSON.stringify([wrong, hit]);
      mendStoredSearches();
      expect(JSON.parse(stored[RECENT])).toEqual([hit]);
    },
  );

  it.each(['', '{{{', 'null', '{}', '5'])('are none where %j is stored', (text) => {
    stored[RECENT] = text;
    mendStoredSearches();
    expect(stored[RECENT]).toBe('[]');
  });

  it('lose conversations that have no messages', () => {
    const key = '__DOCSEARCH_ASKAI_CONVERSATIONS__test';
    const kept = {objectID: 'a', query: 'a', messages: [{id: 'a', role: 'user', parts: [{type: 'text', text: 'a'}]}]};
    stored[key] = JSON.stringify([hit, {...kept, messages: [{}]}, kept]);
    mendStoredSearches();
    expect(JSON.parse(stored[key])).toEqual([kept]);
  });

  it('leave what others have stored alone', () => {
    Object.assign(stored, {theme: 'dark', [RECENT]: JSON.stringify([hit])});
    mendStoredSearches();
    expect(stored).toEqual({theme: 'dark', [RECENT]: JSON.stringify([hit])});
  });
});
