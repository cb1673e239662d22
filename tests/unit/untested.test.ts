import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {loadUntested, untestedAbout} from '../../plugins/pages/data/facts';
import {pageOf} from '../support/written-page';

/** Addresses of the links in a page that say just "Untested". */
function linksOf(body: string): string[] {
  const found: string[] = [];
  visit(pageOf(body).tree, 'link', (node: Link) => {
    const [word] = node.children;
    if (node.children.length === 1 && word?.type === 'text' && word.value === 'Untested') found.push(node.url);
  });
  return found;
}

describe('the word Untested on a page', () => {
  const [PORTAL, RAILPACK] = ['portal-of-own-cloud', 'railpack-settings'].map(
    (id) => `/docs/known-issues#untested-${id}`,
  );

  it.each<[string, string, (string | undefined)[]]>([
    ['as emphasis', "The portal's service pages are *Untested*.", [PORTAL]],
    ['in a cell', '| Feature | AWS |\n|---|---|\n| Service pages of the portal | Untested. Try it |', [PORTAL]],
    ['in two cells', '| A | B | C |\n|---|---|---|\n| RAILPACK_X | *Untested* | Untested |', [RAILPACK, RAILPACK]],
    ['in running prose', 'Untested things of the portal have no link.', []],
    ['in a link of its own', 'The portal is [*Untested*](/docs/a).', []],
    ['about something without an entry', 'Disks are *Untested*.', []],
  ])('is linked to its reason: %s', (_name, body, expected) => expect(linksOf(body)).toEqual(expected));

  it('belongs to the entry with the longest matching words', () => {
    const entries = loadUntested()
      .slice(0, 2)
      .map((entry, at) => ({...entry, words: [['disk'], ['disk size']][at] ?? []}));
    expect(untestedAbout('The disk size is Untested', entries)?.id).toBe(entries[1]?.id);
    expect(untestedAbout('The disk is Untested', entries)?.id).toBe(entries[0]?.id);
    expect(untestedAbout('Nothing', entries)).toBeUndefined();
  });
});
