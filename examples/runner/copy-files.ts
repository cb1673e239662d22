import {cpSync, existsSync, readdirSync, statSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

/** Paths that a pattern of COPY names: stars, in the last part only. */
function matches(folder: string, pattern: string): string[] {
  const path = join(folder, pattern);
  if (!pattern.includes('*')) return existsSync(path) ? [path] : [];
  const name = new RegExp(
    `^${basename(pattern)
      .replaceAll(/[.+]/g, String.raw`\$&`)
      .replaceAll('*', '.*')}$`,
  );
  return readdirSync(dirname(path))
    .filter((entry) => name.test(entry))
    .map((entry) => join(dirname(path), entry));
}

/**
 * Copies as COPY does: the content of a folder, or files, which keep their name if the target is a folder.
 *
 * @throws Error that names the source that doesn't exist
 */
export function copyFiles(from: string, sources: readonly string[], target: string): void {
  const found = sources.map((source) => ({source, paths: matches(from, source)}));
  const none = found.find(({paths}) => !paths.length);
  if (none) throw new Error(`there is no ${none.source}. Check the name, and .dockerignore.`);
  const paths = found.flatMap((entry) => entry.paths);
  const isFolder = target.endsWith('/') || paths.length > 1 || (existsSync(target) && statSync(target).isDirectory());
  for (const path of paths) {
    const into = isFolder && statSync(path).isFile() ? join(target, basename(path)) : target;
    cpSync(path, into, {recursive: true, verbatimSymlinks: true});
  }
}
