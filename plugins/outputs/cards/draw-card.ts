import {darkColor as color} from './role-color';
import {type TextStyle, outline, widthOf, wrap} from './outline-text';

export interface Card {
  name: string;
  /** Where the page is: its section. */
  kicker: string;
  title: string;
  description: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const INNER = WIDTH - 2 * EDGE;

const NAME: TextStyle = {size: 34, weight: 700, tracking: -0.02};
const KICKER: TextStyle = {size: 28, weight: 400};
const TEXT: TextStyle = {size: 30, weight: 400};
const TITLES = [80, 68, 58].map((size): TextStyle => ({size, weight: 700, tracking: -0.026}));

/** The largest size at which the title takes at most two lines. */
function fitTitle(title: string): {style: TextStyle; lines: string[]} {
  const tries = TITLES.map((style) => ({style, lines: wrap(title, INNER, 9, style)}));
  const fitting = tries.find(
    ({style, lines}) => lines.length <= 2 && lines.every((line) => widthOf(line, style) <= INNER),
  );
  const least = TITLES[TITLES.length - 1] as TextStyle;
  return fitting ?? {style: least, lines: wrap(title, INNER, 2, least)};
}

/** The figure of the home page, reduced to one wire: a line of the file, and what it becomes in the cloud. */
function figure(): string {
  const bar = (x: number, y: number, width: number, step: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="10" rx="5" fill="${color(step)}"/>`;
  return `
<path d="M84 486h448a12 12 0 0 1 12 12v144H72V498a12 12 0 0 1 12-12Z" fill="${color('surface-1')}" stroke="${color('border-strong')}" stroke-width="1.5"/>
${bar(104, 522, 96, 'border-control')}${bar(132, 556, 150, 'border-control')}${bar(298, 556, 64, 'accent')}${bar(132, 590, 116, 'border-control')}
<path d="M384 561h152" stroke="${color('border-control')}" stroke-width="2" stroke-dasharray="3 6"/>
<path d="M556 561h254" stroke="${color('accent')}" stroke-width="2"/>
<circle cx="544" cy="561" r="13" fill="${color('bg')}"/><circle cx="544" cy="561" r="8" fill="${color('accent')}"/>
<path d="M772 642V498a12 12 0 0 1 12-12h332a12 12 0 0 1 12 12v144" fill="none" stroke="${color('border-control')}" stroke-width="1.5" stroke-dasharray="4 5"/>
<g transform="translate(812 533)" fill="${color('bg')}" stroke="${color('text')}" stroke-width="2.5"><path d="M0 8v40c0 5 12 9 27 9s27-4 27-9V8"/><ellipse cx="27" cy="8" rx="27" ry="9"/><path d="M0 28c0 5 12 9 27 9s27-4 27-9" fill="none"/></g>
${outline('running', 892, 571, color('text'), {size: 28, weight: 700})}`;
}

/** A card as SVG of 1200 × 630 without any text element. */
export function drawCard({name, kicker, title, description}: Card): string {
  const {style, lines} = fitTitle(title);
  const top = 224;
  const leading = style.size * 1.08;
  const titles = lines.map((line, index) =>
    outline(line, EDGE - 3, top + style.size + 6 + index * leading, color('text'), style),
  );
  const below = top + style.size + 6 + (lines.length - 1) * leading + 64;
  const most = lines.length > 1 ? 1 : 2;
  const texts = wrap(description, INNER, most, TEXT).map((line, index) =>
    outline(line, EDGE, below + index * 40, color('text-secondary'), TEXT),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${color('bg')}"/>
<g transform="translate(72 64) scale(1.75)"><path d="M19.5 6.7v-.2a3 3 0 0 0-3-3h-10a3 3 0 0 0-3 3v11a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-.2" fill="none" stroke="${color('text')}" stroke-width="2.5" stroke-linecap="round"/><circle cx="19.5" cy="12" r="2.75" fill="${color('accent')}"/></g>
${outline(name, 130, 96, color('text'), NAME)}${outline('docs', 130 + widthOf(name, NAME) + 12, 96, color('text-muted'), {...NAME, weight: 400})}
${outline(kicker, EDGE, 206, color('text-muted'), KICKER)}
${titles.join('')}${texts.join('')}${figure()}
</svg>`;
}
