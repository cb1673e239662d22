import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import createJiti from 'jiti';
import {type Site, site} from '../../config/site';

const FILE = resolve('config/site.ts');

const read = (): string => readFileSync(FILE, 'utf8');

let known = read();

/** Compiles the file each time: neither modules nor files may come from a cache. */
const load = createJiti(__filename, {requireCache: false, cache: false}) as (file: string) => {site: Site};

/** Takes over a change of config/site.ts; with a mistake in it, the identity stays as it was. */
export function refreshIdentity(): void {
  try {
    const source = read();
    if (source === known) return;
    known = source;
    Object.assign(site, load(FILE).site);
  } catch (error) {
    console.error(`config/site.ts: ${(error as Error).message} The preview keeps the values from before.`);
  }
}
