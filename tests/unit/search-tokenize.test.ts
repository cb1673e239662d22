import {describe, expect, it} from 'vitest';
import {Vocabulary, editDistance} from '../../src/search/text/spelling';
import {isIdentifier, normalize, stem, terms} from '../../src/search/text/tokenize';

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

  it('compare titles without punctuation', () => {
    expect(normalize('What does it cost?')).toBe('what does it cost');
  });
});

describe('stem', () => {
  it('joins the forms of a word, those that end in y as well', () => {
    const forms = ['deploy', 'deploys', 'deployed', 'deploying', 'deployment', 'deployments'];
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it('leaves short words and names as they are', () => {
    expect(['aws', 'x86', '404'].map(stem)).toEqual(['aws', 'x86', '404']);
  });
});

describe('spelling', () => {
  it('counts a swap of neighbours as one slip', () => {
    expect(editDistance('postgers', 'postgres', 2)).toBe(1);
    expect(editDistance('cat', 'dog', 1)).toBe(2);
  });

  it('finds the word that was meant', () => {
    const words = new Vocabulary();
    words.add('Kubernetes and authentication for every deployment in a deployed project');
    expect(words.corrections('kubernets', false)).toEqual([stem('kubernetes')]);
    expect(words.corrections('authentification', false)).toEqual([stem('authentication')]);
    expect(words.completions('deploye')).toEqual([stem('deploy')]);
    expect(words.corrections('zzzzzz', false)).toEqual([]);
  });
});
