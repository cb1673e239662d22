import {readFileSync} from 'node:fs';
import {renderAsync} from '@resvg/resvg-js';
import {darkColor} from './cards/role-color';
import type {GeneratedFile} from './generated-file';

/** The drawing that every icon is made of. Its colors are those of the page that it's in. */
const MARK = 'static/img/mark.svg';

interface Icon {
  path: string;
  /** Width and height in pixels. */
  size: number;
  /** Space at each side of the drawing, as a part of the icon. */
  margin: number;
  /** Radius of the corners, as a part of the icon. */
  radius: number;
}

/** Systems cut the corners themselves, and may leave no more than a circle of 80%. */
const INSTALLED = {margin: 0.11, radius: 0};

const ICONS: Icon[] = [
  // For browsers that don't draw SVG icons, and for whatever asks for this address without reading a page.
  {path: '/favicon.ico', size: 32, margin: 0, radius: 0.2},
  {path: '/img/apple-touch-icon.png', size: 180, ...INSTALLED},
  {path: '/img/icon-192.png', size: 192, ...INSTALLED},
  {path: '/img/icon-512.png', size: 512, ...INSTALLED},
];

/** The mark with the colors of dark mode on a ground of its own, because a system may put any color behind an icon. */
function drawIcon({margin, radius}: Icon): string {
  const mark = readFileSync(MARK, 'utf8')
    .replace('currentColor', darkColor('text'))
    .replace(/var\(--site-accent[^)]*\)/, darkColor('accent'));
  const side = 1 - 2 * margin;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">',
    `<rect width="1" height="1" rx="${radius}" fill="${darkColor('bg')}"/>`,
    mark.replace('<svg', `<svg x="${margin}" y="${margin}" width="${side}" height="${side}"`),
    '</svg>',
  ].join('');
}

/**
 * A PNG as the only picture of an ICO.
 *
 * @see https://en.wikipedia.org/wiki/ICO_(file_format)
 */
function asIco(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  // The kind, which is an icon, and the number of pictures.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  // Color planes, and bits of a pixel.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function render(icon: Icon): Promise<Uint8Array> {
  const {size, path} = icon;
  const options = {fitTo: {mode: 'width', value: size}, font: {loadSystemFonts: false}} as const;
  const png = (await renderAsync(drawIcon(icon), options)).asPng();
  return path.endsWith('.ico') ? asIco(png, size) : png;
}

/** Every icon that isn't SVG. */
export const icons: GeneratedFile[] = ICONS.map((icon) => ({path: icon.path, make: () => render(icon)}));
