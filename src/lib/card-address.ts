const FOLDER = '/img/cards';

/** Card of the home page, and of pages that have none of their own. */
export const DEFAULT_CARD = `${FOLDER}/home.png`;

/** Address of the card of a page: `/img/cards/docs-concepts-compose.png`. */
export function cardAddress(permalink: string): string {
  const name = permalink.slice(1).replaceAll('/', '-');
  return name ? `${FOLDER}/${name}.png` : DEFAULT_CARD;
}
