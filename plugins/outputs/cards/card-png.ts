import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {writeAtomically} from '../../pages/write-atomically';
import {type Card, drawCard} from './draw-card';

const CODE = 'plugins/outputs/cards';
const TOKENS = 'src/css/tokens.css';
const FOLDER = '.cache/social-cards';

let code: string | undefined;

/** Changes with all that a card looks like, so that an old one is never taken for a new one. */
function hashOfCode(): string {
  const files = readdirSync(CODE)
    .sort()
    .map((name) => join(CODE, name));
  const hash = createHash('sha256');
  for (const file of [...files, TOKENS]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Drawn in its own thread; a card's letters are outlines, so no font is looked for. */
const render = async (card: Card): Promise<Uint8Array> =>
  (await renderAsync(drawCard(card), {font: {loadSystemFonts: false}})).asPng();

/** A card as PNG, kept between builds by what it says: drawing all of them takes seconds, reading them none. */
export async function cardPng(card: Card): Promise<Uint8Array> {
  code ??= hashOfCode();
  const name = createHash('sha256').update(code).update(JSON.stringify(card)).digest('hex').slice(0, 32);
  const path = join(FOLDER, `${name}.png`);
  try {
    return readFileSync(path);
  } catch {
    const png = await render(card);
    writeAtomically(path, png);
    return png;
  }
}
