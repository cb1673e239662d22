import {existsSync, readFileSync} from 'node:fs';
import {renderAsync} from '@resvg/resvg-js';
import {cachePath, writeCached} from '../../pages/cached-file';
import {type Card, drawCard} from './draw-card';

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
