import type {TextFile} from '../files';

/** Files below static/ and docs/ that nothing names. */
export function checkAssets(assets: string[], texts: TextFile[]): string[] {
  const all = texts.map(({text}) => text).join('\n');
  const unused = assets.filter((path) => {
    const address = path.startsWith('static/') ? path.slice('static/'.length) : path.split('/').at(-1);
    return !all.includes(address ?? path);
  });
  return unused.map((path) => `${path}:1: nothing uses this file: remove it, or link to it.`);
}
