import {site} from '../../config/site';
import type {GeneratedFile} from './generated-file';
import {darkColor} from './cards/role-color';

const ICONS = [
  {src: '/img/icon-192.png', sizes: '192x192', type: 'image/png'},
  {src: '/img/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable'},
];

/** What a phone shows of the site on its home screen. */
export const webManifest: GeneratedFile = {
  path: '/site.webmanifest',
  make: () =>
    JSON.stringify({
      name: `${site.name} docs`,
      short_name: site.name,
      description: site.tagline,
      start_url: '/docs',
      display: 'browser',
      background_color: darkColor('bg'),
      theme_color: darkColor('bg'),
      icons: ICONS,
    }),
};
