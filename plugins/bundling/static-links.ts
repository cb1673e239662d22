import {existsSync, readdirSync} from 'node:fs';
import {posix} from 'node:path';

interface CopyPlugin {
  name?: string;
  _args?: [{patterns: {from: string; globOptions?: {ignore: string[]}}[]}];
}

/** What editors and systems leave next to files. */
const LEFT = ['.#*', '.DS_Store', '._*', 'Thumbs.db', '*~', '.*.sw?'].map((name) => `**/${name}`);

/**
 * Copying the static files ends a build at a link to nothing. Emacs' lock, which is one, also comes and goes while the preview runs.
 *
 * @param plugins of the bundler; Docusaurus gives its one for copying no such options
 */
export function leaveOutDanglingLinks(plugins: readonly unknown[]): void {
  const [copy] = (plugins as readonly CopyPlugin[]).filter(({name}) => name === 'CopyRspackPlugin');
  for (const pattern of copy?._args?.[0].patterns ?? []) {
    const paths = readdirSync(pattern.from, {recursive: true, encoding: 'utf8'}).map((path) =>
      posix.join(pattern.from.replaceAll('\\', '/'), path.replaceAll('\\', '/')),
    );
    pattern.globOptions = {ignore: [...LEFT, ...paths.filter((path) => !existsSync(path))]};
  }
}
