import {describe, expect, it} from 'vitest';
import {cardPng} from '../../plugins/outputs/cards/social-cards';
import {type TextStyle, widthOf, wrap} from '../../plugins/outputs/cards/outline-text';

const STYLE: TextStyle = {size: 80, weight: 700};
const card = (title: string) => ({name: 'Acme', kicker: 'Concepts', title, description: 'One sentence about it.'});

describe('social cards', () => {
  it('break a long title and end it in an ellipsis where it does not fit', () => {
    const text = 'Deploy a very long list of services to every cloud there is';
    const lines = wrap(text, 600, 2, STYLE);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/\S…$/);
    for (const line of lines) expect(widthOf(line, STYLE)).toBeLessThanOrEqual(600);
    expect(wrap(text, 5000, 2, STYLE)).toEqual([text]);
  });

  it('become pictures of 1200 by 630, the same each time', async () => {
    const png = Buffer.from(await cardPng(card('Compose')));
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    expect(Buffer.from(await cardPng(card('Compose'))).equals(png)).toBe(true);
  });
});
