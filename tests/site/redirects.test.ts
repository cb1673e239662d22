import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {redirects} from '../../config/redirects';
import {BUILD} from '../support/built-site';

it.each(redirects)('$from leads to $to, character by character, without a script', ({from, to}) => {
  const html = readFileSync(join(BUILD, from, 'index.html'), 'utf8');
  const refresh = /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(html)?.[1];
  expect(refresh?.replaceAll('&amp;', '&')).toBe(to);
});
