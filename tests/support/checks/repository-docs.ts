import {existsSync} from 'node:fs';
import {dirname, posix} from 'node:path';
import type {TextFile} from '../files';

/** Written while the site is built or checked, so not there in a fresh clone. */
const GENERATED = /^(build|build-host|\.cache|test-results|node_modules)(\/|$)/;

const looksLikePath = (word: string) =>
  /^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(word) &&
  (word.includes('/') || /^[\w.-]+\.(md|tsx?|mjs|mts|ya?ml|jsonc?|txt)$/.test(word));

/** Placeholders, packages and names with a host. */
const isExample = (word: string) =>
  /[A-Z]{4}/.test(word.replace(/README|CONTRIBUTING|SECURITY/g, '')) ||
  word.startsWith('@') ||
  /^\w+\.\w+\//.test(word);

/** Paths and scripts that the repository's own Markdown names exist. */
export function checkRepositoryDocs(files: TextFile[], scripts: string[], exists = existsSync): string[] {
  return files.flatMap(({path, text}) =>
    text.split('\n').flatMap((line, index) => {
      const say = (problem: string) => `${path}:${index + 1}: ${problem}`;
      const words = [...line.matchAll(/`([^`\n]+)`/g)]
        .map((match) => match[1] ?? '')
        .filter((word) => looksLikePath(word) && !isExample(word) && !GENERATED.test(word));
      // A component of the theme is named without its ending; a bare name below the root may be generated.
      const isBare = (word: string) => !word.includes('/') && path.includes('/');
      const missing = words.filter(
        (word) =>
          !isBare(word) &&
          ![word, ...['', '.ts', '.tsx'].map((ending) => posix.join(dirname(path), word + ending))].some(exists),
      );
      const named = [...line.matchAll(/npm run ([\w:-]+)/g)]
        .map((match) => match[1] ?? '')
        .filter((name) => !/[A-Z]/.test(name));
      return [
        ...missing.map((word) => say(`there is no ${word}: mend the path, or remove it.`)),
        ...named
          .filter((name) => !scripts.includes(name))
          .map((name) => say(`package.json has no script "${name}": name one that it has.`)),
      ];
    }),
  );
}
