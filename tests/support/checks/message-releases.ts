import {site} from '../../../config/site';
import type {TextFile} from '../files';
import {lineOf} from '../line-of';

/**
 * Messages are quoted exactly, so each group names the release whose source it was last compared with: it must
 * be the one that the site describes.
 */
export const checkMessageReleases = (files: readonly TextFile[], described: string = site.cliVersion): string[] =>
  files
    .filter(({text}) => !new RegExp(`^checked: '?${described}'?$`, 'm').test(text))
    .map(
      ({path, text}) =>
        `${path}:${lineOf(text, 'checked:')}: the site describes another release: compare each text with the source, and mark what is different, then write checked: ${described}.`,
    );
