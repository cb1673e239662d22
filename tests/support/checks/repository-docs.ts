import {existsSync, readdirSync} from 'node:fs';
import {dirname, posix} from 'node:path';
import type {TextFile} from '../files';

/** Folders of the repository, but those that are written while the site is built or checked. */
const FOLDERS = new Set(
  readdirSync('.').filter((name) => !/^(?:build.*|\.cache|test-results|node_modules)$/.test(name)),
);

/** A path below one of them, without a placeholder. */
const isPath = (word: string) =>
  /^[\w.@-]+(\/[\w.@-]+)+\/?$/.test(word) &&
  FOLDERS.has(word.split('/')[0] ?? '') &&
  !/[A-Z]{4}/.test(word.replace(/README|CONTRIBUTING|SECURITY/g, ''));

/** Paths and scripts that the repository's own Markdown names exist. */
export const checkRepositoryDocs = (files: TextFile[], scripts: string[]): string[] =>
  files.flatMap(({path, text}) =>
    text.split('\n').flatMap((line, index) => {
      const say = (problem: string) => `${path}:${index + 1}: ${problem}`;
      const found = (pattern: RegExp) => [...line.matchAll(pattern)].map(([, word = '']) => word);
      // A component of the theme is named without its ending.
      const places = (word: string) => [
        word,
        ...['', '.ts', '.tsx'].map((end) => posix.join(dirname(path), word + end)),
      ];
      const missing = found(/`([^`\n]+)`/g).filter(
        (word) => isPath(word) && !places(word).some((one) => existsSync(one)),
      );
      const unknown = found(/npm run ([a-z][\w:-]+)/g).filter((name) => !/[A-Z]/.test(name) && !scripts.includes(name));
      return [
        ...missing.map((word) => say(`there is no ${word}: mend the path, or remove it.`)),
        ...unknown.map((name) => say(`package.json has no script "${name}": name one that it has.`)),
      ];
    }),
  );
