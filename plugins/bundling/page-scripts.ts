import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Compiler} from '@rspack/core';

interface Manifest {
  /** Keys of the assets that a module needs. */
  origins: Record<string, string[]>;
  assets: Record<string, {js: {file: string}[]}>;
}

/** An entry of the registry that Docusaurus generates: name of the chunk, and module. */
const ENTRY = /webpackChunkName: "([^"]+)" \*\/ ("[^"]+")/g;

/**
 * Names a page's own scripts in its HTML, so that they're asked for with the two that start it, and not when these have run:
 * Docusaurus asks its manifest for the modules that a page has rendered, but the manifest knows chunks only, by number.
 */
export const pageScripts = (generated: string) => ({
  apply({hooks}: Compiler): void {
    hooks.done.tap('page-scripts', ({compilation}) => {
      const path = join(generated, 'client-manifest.json');
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
      for (const [, chunk = '', module = ''] of readFileSync(join(generated, 'registry.js'), 'utf8').matchAll(ENTRY)) {
        const files = compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
        manifest.origins[JSON.parse(module) as string] = files.filter((file) => file.endsWith('.js'));
        for (const file of files) manifest.assets[file] = {js: [{file}]};
      }
      writeFileSync(path, JSON.stringify(manifest));
    });
  },
});
