import {describe, expect, it} from 'vitest';
import {checkProse} from '../support/checks/prose';
import {checkWordList} from '../support/checks/word-list';
import {maskProse} from '../support/prose-text';

const check = (text: string, path = 'docs/a.mdx') => checkProse([{path, text}]);

describe('prose', () => {
  it.each([
    ['Push it to Github.', 'docs/a.mdx:1: "Github" → GitHub.'],
    ['First.\n\nWrite a docker-compose file.', 'docs/a.mdx:3: "docker-compose file" → Compose file.'],
    ['Simply deploy.', 'docs/a.mdx:1: "Simply" → leave it out.'],
    ['It is — as they say — fast.', 'docs/a.mdx:1: "— as they say —" → plain punctuation instead of a pair of dashes.'],
    ['Open the the portal.', 'docs/a.mdx:1: "the the": the word stands twice.'],
    ['## deploy it', 'docs/a.mdx:1: heading "deploy it": begin with a capital letter.'],
  ])('finds the mistake in %j', (text, finding) => expect(check(text).errors).toEqual([finding]));

  it('wants sentence case in headings, titles and admonitions', () => {
    const {errors} = check("title: 'Deploy Your App'\n\n## Scale Every Service\n\n:::note[Watch The cost]");
    expect(errors.map((error) => error.split(':')[1])).toEqual(['1', '1', '3', '3', '5']);
  });

  it.each([
    '## Deploy to Google Cloud from GitHub Actions',
    '## Tear down: the last step',
    '## `config Set` on macOS',
    'Run `docker-compose file` and open [the page](https://github.com/please).',
    '```shell\nsimply the the\n```',
    'Use {product} and {product}.',
  ])('accepts %j', (text) => expect(check(text).errors).toEqual([]));

  it('advises on long sentences and leaves them to the writer', () => {
    const {errors, advice} = check(`It ${'works well '.repeat(20)}.`);
    expect([errors, advice.length]).toEqual([[], 1]);
  });

  it('reads the prose of data files and nothing else', () => {
    const masked = maskProse('src/data/a.yaml', "- id: github\n  text: 'please'\n  cause: Please look.");
    expect(masked.match(/\p{L}+/gu)).toEqual(['Please', 'look']);
    expect(maskProse('a.json', '{"name": "Github", "description": "Words"}').match(/\p{L}+/gu)).toEqual(['Words']);
  });
});

it('keeps the word list in order', () => {
  expect(checkWordList({words: ['beta', 'alpha', 'Alpha', 'gone'], texts: ['alpha beta']})).toEqual([
    'words.txt:2: "alpha" belongs before "beta": sort the list.',
    'words.txt:3: "Alpha" stands twice: remove one.',
    'words.txt:4: "gone" is used by no page: remove it.',
  ]);
});
