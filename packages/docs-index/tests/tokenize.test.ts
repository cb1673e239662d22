import {describe, expect, it} from 'vitest';
import {plainQuery} from 'docs-index/search/text/plain-query';
import {isIdentifier, stem, terms} from 'docs-index/search/text/tokenize';

describe('terms', () => {
  it.each([
    ['--provider=aws', '--provider=aws --provider provider aws'],
    ['--detach', '--detach detach'],
    ['x-tool-postgres: true', 'x-tool-postgres x tool postgres true'],
    ['AWS_PROFILE', 'aws_profile aws profile'],
    ['the file compose.yaml.', 'the file compose.yaml compose yaml'],
    ['.dockerignore', '.dockerignore dockerignore'],
    ['deploy.resources', 'deploy.resources deploy resources'],
    ['(services), "ports"!', 'services ports'],
    ["isn't", 'isn'],
    ['what’s my cluster', 'what my cluster'],
    ["docker's 'd' flag", 'docker d flag'],
    ['', ''],
  ])('of %s', (text, expected) => {
    const stems = expected
      .split(' ')
      .filter(Boolean)
      .map((term) => (isIdentifier(term) ? term : stem(term)));
    expect(terms(text)).toEqual(stems);
  });
});

it.each([
  ['—provider', '--provider'],
  ['——provider', '--provider'],
  ['–-provider', '--provider'],
  ['con\u00ADfig \u202Aset\u202C', 'config set'],
  ['“–provider=aws”', '"--provider=aws"'],
  ['up –d', 'up -d'],
  ['pre‑built', 'pre-built'],
  ['‘web’', "'web'"],
  ['down — and up', 'down — and up'],
  ['ports 80–90', 'ports 80–90'],
])('a query with %s is read as %s', (typed, read) => expect(plainQuery(typed)).toBe(read));

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
