import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {redirects} from '../../plugins/pages/data/redirects';
import {BUILD} from '../support/built-site';

it('every redirect has a page that works without script, for hosts that cannot redirect', () => {
  const targets = redirects.map(({from}) => {
    const html = readFileSync(join(BUILD, from, 'index.html'), 'utf8');
    return /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  });
  expect(targets).toEqual(redirects.map(({to}) => to));
});
