import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {BUILD, builtPages} from '../support/built-site';

/** Names that the theme gives to what needs no look of its own: what it contains, or its kind, has one. */
const PLAIN =
  /^(breadcrumbs__item--active|footer__link-item|margin-top--md|menu__(list-item|link--sublist|list-item-collapsible--active)|navbar--fixed-top|navbar__item|pagination-nav__link--prev|table-of-contents__(left-border|link)|thin-scrollbar)$/;

it('every class of Infima that a page wears has a look of ours, since Infima is left out', () => {
  const classesOf = (css: string) => new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
  const sheets = readdirSync(join(BUILD, 'assets/css'));
  const ours = classesOf(sheets.map((name) => readFileSync(join(BUILD, 'assets/css', name), 'utf8')).join('\n'));
  const infima = classesOf(readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8'));
  const worn = new Set(
    builtPages().flatMap(({$}) =>
      [...$('[class]')].flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/)),
    ),
  );
  const known = [...worn].filter((name) => infima.has(name));
  expect(known.length).toBeGreaterThan(20);
  expect(known.filter((name) => !ours.has(name) && !PLAIN.test(name))).toEqual([]);
});
