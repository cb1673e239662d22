import {site} from '../../config/site';
import type {GeneratedFile} from '../generated-files';
import {rampColor} from './ramp-color';

const icon = (size: number, purpose?: string) => ({
  src: `/img/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && {purpose}),
});

/** What a phone shows of the site on its home screen. */
export const webManifest: GeneratedFile = {
  path: '/site.webmanifest',
  contentType: 'application/manifest+json; charset=utf-8',
  make: () =>
    JSON.stringify({
      name: `${site.name} docs`,
      short_name: site.name,
      description: site.tagline,
      start_url: '/docs',
      display: 'browser',
      background_color: rampColor('gray-975'),
      theme_color: rampColor('gray-975'),
      icons: [icon(192), icon(512, 'any maskable')],
    }),
};
