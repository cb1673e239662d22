import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {COLOR_MODE, DOCS_VERSION, SIDEBAR, TABLE_OF_CONTENTS} from '../../config/constants';
import {searchFields} from '../../config/search';
import config from '../../docusaurus.config';
import {TYPING_PAUSE} from '../../src/search/report-typing';
import {translations} from '../../src/search/modal/translations';
import {searchPageUrl} from '../../src/search/links';

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {version: string}).version;

const DISCLAIMER = 'Answers are generated with AI which can make mistakes. Verify responses.';

describe('constants of the specification', () => {
  it('framework 3.9.1 and React 18.2.0', () => {
    expect([versionOf('@docusaurus/core'), versionOf('react'), versionOf('react-dom')]).toEqual([
      '3.9.1',
      '18.2.0',
      '18.2.0',
    ]);
  });

  it('one docs version current, labeled Next; locale en; base URL /', () => {
    expect(DOCS_VERSION).toEqual({name: 'current', label: 'Next'});
    expect(config.i18n).toEqual({defaultLocale: 'en', locales: ['en']});
    expect([config.baseUrl, config.trailingSlash]).toEqual(['/', false]);
  });

  it('color mode: light by default, switchable, the system is not respected', () => {
    expect(COLOR_MODE).toEqual({defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false});
  });

  it('sidebar not hideable, categories not collapsed by themselves; table of contents of levels 2 to 3', () => {
    expect(SIDEBAR).toEqual({hideable: false, autoCollapseCategories: false});
    expect(TABLE_OF_CONTENTS).toEqual({minHeadingLevel: 2, maxHeadingLevel: 3});
  });

  it('route matcher keeps 10000 entries', () => {
    const source = readFileSync('node_modules/react-router/esm/react-router.js', 'utf8');
    expect(source.match(/cacheLimit(\$1)? = 10000;/g)).toHaveLength(2);
  });

  it('searches are reported after 1000 ms', () => expect(TYPING_PAUSE).toBe(1000));

  it('search page link is {baseUrl}search?q={query}', () => expect(searchPageUrl('/', 'a b')).toBe('/search?q=a%20b'));

  it('search settings hold application id, public key and assistant id', () => {
    const algolia = {
      appId: 'APP',
      searchKey: 'KEY',
      index: 'docs',
      assistant: {id: 'ASSISTANT', kind: 'classic' as const},
    };
    expect(searchFields({algolia, analytics: null, announcement: null}).algolia).toEqual(algolia);
  });
});

describe('texts of the specification', () => {
  it('disclaimer under answers of a model', () => {
    expect(readFileSync('src/components/Ask/Disclaimer.tsx', 'utf8')).toContain(`>${DISCLAIMER}<`);
    expect(translations.askAiScreen.disclaimerText).toBe(DISCLAIMER);
  });

  it('search failure and no results', () => {
    expect(translations.errorScreen).toEqual({
      titleText: 'Unable to fetch results',
      helpText: 'You might want to check your network connection.',
    });
    expect(translations.noResultsScreen).toEqual({
      noResultsText: 'No results found for',
      suggestedQueryText: 'Try searching for',
      reportMissingResultsText: 'Believe this query should return results?',
      reportMissingResultsLinkText: 'Let us know.',
    });
  });
});
