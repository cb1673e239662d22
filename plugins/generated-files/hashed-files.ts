import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {type GeneratedFile, onRequest} from './on-request';

/** `/assets/ask/passages.json` with a hash of its content in its name, so that hosts keep it for ever. */
function hashedPath(path: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const {dir, name, ext} = posix.parse(path);
  return `${dir}/${name}.${hash}${ext}`;
}

/**
 * Files that a page loads when they are needed. A build writes them once, with a hash in the name. The preview makes them
 * whenever a page asks for them: it is ready sooner, and they are never older than the pages.
 */
export class HashedFiles<Name extends string> {
  constructor(
    /** Where a build keeps them before they are copied. */
    private readonly folder: string,
    private readonly files: Record<Name, GeneratedFile>,
  ) {}

  /** Writes the files of a build. Returns the addresses of all, without the base URL. */
  async write(): Promise<Record<Name, string>> {
    const isPreview = process.env.NODE_ENV === 'development';
    rmSync(this.folder, {recursive: true, force: true});
    const addresses = {} as Record<Name, string>;
    for (const [name, {path, make}] of Object.entries(this.files) as [Name, GeneratedFile][]) {
      if (isPreview) addresses[name] = path;
      else {
        const content = await make();
        addresses[name] = hashedPath(path, content);
        const target = join(this.folder, addresses[name]);
        mkdirSync(dirname(target), {recursive: true});
        writeFileSync(target, content);
      }
    }
    return addresses;
  }

  /** What a plugin does with them besides. */
  readonly hooks: Pick<Plugin, 'configureWebpack' | 'postBuild'> = {
    configureWebpack: () => onRequest(Object.values(this.files)),
    postBuild: async ({outDir}) => {
      if (existsSync(this.folder)) cpSync(this.folder, outDir, {recursive: true});
    },
  };
}
