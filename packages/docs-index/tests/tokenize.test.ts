import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {plainQuery} from 'docs-index/search/text/plain-query';
import {isIdentifier, stem, terms} from 'docs-index/search/text/tokenize';

const CASES = parse(readFileSync('packages/docs-index/tests/cases.yaml', 'utf8')) as Record<
  'terms' | 'queries',
  [string, string][]
>;

describe('terms', () => {
  it.each(CASES.terms)('of %s', (text, expected) => {
    const stems = expected
      .split(' ')
      .filter(Boolean)
      .map((term) => (isIdentifier(term) ? term : stem(term)));
    expect(terms(text)).toEqual(stems);
  });
});

it.each(CASES.queries)('a query with %s is read as %s', (typed, read) => expect(plainQuery(typed)).toBe(read));

describe('stem', () => {
  it('joins the forms of a word, those that end in y as well', () => {
    const forms = ['deploy', 'deploys', 'deployed', 'deploying', 'deployment', 'deployments'];
    expect(new Set(forms.map(stem)).size).toBe(1);
    expect(stem('paying')).toBe(stem('pay'));
  });

  it('leaves short words and names as they are', () => {
    expect(['aws', 'x86', '404'].map(stem)).toEqual(['aws', 'x86', '404']);
  });
});
