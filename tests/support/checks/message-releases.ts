import {parse} from 'node:path';
import * as z from 'zod';
import {site} from '../../../config/site';
import type {TextFile} from '../files';
import {lineOf} from '../line-of';

/** Only the fields that identify a group; messagesSchema checks the rest. */
const headSchema = z.object({group: z.string(), checked: z.string()});

/**
 * Messages are quoted exactly, so each group names the release whose source it was last compared with: it must
 * be the one that the site describes.
 *
 * @param files groups of messages, as read by `read`
 */
export function checkMessageReleases(
  files: readonly TextFile[],
  read: (file: TextFile) => unknown,
  described: string = site.cliVersion,
): string[] {
  return files.flatMap((file) => {
    const {group, checked} = headSchema.parse(read(file));
    const name = parse(file.path).name;
    return [
      ...(group === name
        ? []
        : [`${file.path}:${lineOf(file.text, 'group:')}: the group is called "${group}": write ${name}.`]),
      ...(checked === described
        ? []
        : [
            `${file.path}:${lineOf(file.text, 'checked:')}: compared with ${checked}, and the site describes ${described}: compare each text with the source, mark what is different, then write ${described}.`,
          ]),
    ];
  });
}
