import {parse} from 'node:path';
import {site} from '../../../config/site';
import type {TextFile} from '../files';
import {lineOf} from '../line-of';

/**
 * Messages are quoted exactly, so each group names the release whose source it was last compared with: it must
 * be the one that the site describes.
 */
export const checkMessageReleases = (files: readonly TextFile[], described: string = site.cliVersion): string[] =>
  files.flatMap(({path, text}) =>
    [
      {key: 'group', value: parse(path).name, remedy: 'it has the name of its file'},
      {
        key: 'checked',
        value: described,
        remedy: 'the site describes another release: compare each text with the source, and mark what is different',
      },
    ]
      .filter(({key, value}) => !new RegExp(`^${key}: '?${value}'?$`, 'm').test(text))
      .map(({key, value, remedy}) => `${path}:${lineOf(text, `${key}:`)}: ${remedy}, then write ${key}: ${value}.`),
  );
