import {join} from 'node:path';

export interface Replacement {
  from: string | RegExp;
  to: string;
}

/**
 * A loader that replaces text in a file of the framework. A release whose file does not have the text fails the build.
 *
 * @param remedy what to do then: a sentence
 */
export const replaceText = (replacement: Replacement, remedy: string) => ({
  loader: join(__dirname, 'loader.cjs'),
  options: {...replacement, remedy},
});
