import {existsSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Compiler} from 'webpack';

/** Removes the files of a folder that nothing of a compilation depends on. */
export class RemoveOthersPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('lean-build', ({compilation}) => {
      if (compilation.errors.length > 0 || !existsSync(this.folder)) return;
      const used = new Set(compilation.fileDependencies);
      for (const name of readdirSync(this.folder)) {
        const file = join(this.folder, name);
        if (!used.has(file)) rmSync(file, {force: true});
      }
    });
  }
}
