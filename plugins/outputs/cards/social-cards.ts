import {existsSync, readFileSync} from 'node:fs';
import {renderAsync} from '@resvg/resvg-js';
import {site} from '../../../config/site';
import type {GeneratedFile} from '../generated-file';
import {type Listed, type Outline, readOutline} from '../../pages/outline';
import {cardAddress} from '../../../src/lib/card-address';
import {cachePath, writeCached} from '../../pages/cache';
import {type Card, drawCard} from './draw-card';

/** Section of a page by its address; for pages outside all sections, the name of the site. */
function sectionsOf({sections}: Outline): Map<string, string> {
  return new Map(
    sections.flatMap(({title, groups}) =>
      groups.flatMap(({title: group, pages}) =>
        pages.map(({permalink}) => [permalink, group ? `${title} / ${group}` : title] as const),
      ),
    ),
  );
}

function siteCards(outline: Outline): Map<string, Card> {
  const sections = sectionsOf(outline);
  const cardOf = ({title, description, permalink}: Listed): Card => {
    const kicker = sections.get(permalink) ?? 'More';
    if (permalink === '/') return {name: site.name, kicker: 'Documentation', title: site.tagline, description: ''};
    return {name: site.name, kicker: kicker === 'More' ? 'Documentation' : kicker, title, description};
  };
  return new Map([...outline.pages.values()].map((page) => [cardAddress(page.permalink), cardOf(page)]));
}

/** All that a card's look depends on. */
const CODE = ['plugins/outputs/cards', 'plugins/pages/font.ts', 'src/css/tokens.css'];

/** Drawn in its own thread; a card's letters are outlines, so no font is looked for. */
const render = async (card: Card): Promise<Uint8Array> =>
  (await renderAsync(drawCard(card), {font: {loadSystemFonts: false}})).asPng();

export async function cardPng(card: Card): Promise<Uint8Array> {
  const path = cachePath('social-cards', CODE, JSON.stringify(card));
  if (!existsSync(path)) writeCached(path, await render(card));
  return readFileSync(path);
}

/** The picture that a link to a page shows elsewhere, one for every page. */
export const socialCards = (): GeneratedFile[] =>
  [...siteCards(readOutline())].map(([path, card]) => ({path, make: () => cardPng(card)}));
