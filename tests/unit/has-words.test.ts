import {expect, it} from 'vitest';
import {hasWords} from '../../src/components/SampleCatalog/has-words';

const TEXT = 'django-postgres Django and Postgres Python,ASP.NET Managed Postgres';

it.each([
  ['', true],
  ['DJAN', true],
  ['ｄｊａｎ　managed', true],
  ['python, postgres', true],
  ['.net', true],
  ['aspnet', true],
  ['“django–postgres”', true],
  ['go', false],
  ['django redis', false],
])('samples are found by the beginnings of their words: %j', (query, isFound) =>
  expect(hasWords(TEXT, query)).toBe(isFound),
);
