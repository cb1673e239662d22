import {expect, it} from 'vitest';
import {isQuestion} from 'docs-index/search/text/is-question';

it.each([
  'How do I set a config value?',
  'how to deploy django',
  'what’s a stack file',
  'can I use my own domain',
  'Postgres on Azure?',
])('takes %j for a question', (text) => expect(isQuestion(text)).toBe(true));

it.each([
  '',
  'redis',
  'custom domain',
  'how',
  'what is',
  'redis?',
  'is not a directory',
  'does not exist in the file',
  'compose up --wait-timeout',
  'island hopping in the docs',
])('takes %j for words to look for', (text) => expect(isQuestion(text)).toBe(false));
