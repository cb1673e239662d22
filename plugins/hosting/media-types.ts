export interface MediaType {
  extensions: string[];
  type: string;
  /** Text is sent as UTF-8 and compressed. */
  text: boolean;
}

const text = (type: string, ...extensions: string[]): MediaType => ({extensions, type, text: true});
const binary = (type: string, ...extensions: string[]): MediaType => ({extensions, type, text: false});

/** Everything that the site may contain. What isn't listed here isn't served. */
export const mediaTypes: MediaType[] = [
  text('text/html', 'html'),
  text('text/markdown', 'md'),
  text('text/css', 'css'),
  text('text/javascript', 'js', 'mjs'),
  text('text/plain', 'txt', 'sha256'),
  text('text/yaml', 'yaml', 'yml'),
  text('application/json', 'json', 'map'),
  text('application/xml', 'xml'),
  text('application/manifest+json', 'webmanifest'),
  text('image/svg+xml', 'svg'),
  binary('image/png', 'png'),
  binary('image/jpeg', 'jpg', 'jpeg'),
  binary('image/webp', 'webp'),
  binary('image/avif', 'avif'),
  binary('image/gif', 'gif'),
  binary('image/x-icon', 'ico'),
  binary('font/woff2', 'woff2'),
  binary('application/wasm', 'wasm'),
  binary('application/pdf', 'pdf'),
  binary('application/zip', 'zip'),
  binary('application/gzip', 'tgz'),
  binary('video/mp4', 'mp4'),
];

/** Extensions of files as against pages: an address that ends with one of them is an asset. */
export const assetExtensions: string[] = mediaTypes
  .flatMap(({extensions}) => extensions)
  .filter((name) => name !== 'html');
