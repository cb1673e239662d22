import type {TextFile} from '../files';

/** Files that are fetched by their address without anything on the site naming it. */
const FETCHED: Record<string, string> = {
  'static/robots.txt': 'search engines ask for it',
};

/** Files below static/ and docs/ that nothing names. */
export function checkAssets(assets: string[], texts: TextFile[], fetched = FETCHED): string[] {
  const all = texts.map(({text}) => text).join('\n');
  const unused = assets.filter((path) => {
    const address = path.startsWith('static/') ? path.slice('static/'.length) : path.split('/').at(-1);
    return !(path in fetched) && !path.startsWith('static/.well-known/') && !all.includes(address ?? path);
  });
  return unused.map((path) => `${path}:1: nothing uses this file: remove it, or link to it.`);
}
