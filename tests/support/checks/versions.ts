import {DEFAULT_IDENTITY} from '../../../config/site';
import {findVersions, keysByName, namedKeys} from '../../../plugins/pages/data/named-versions';
import {VERSIONS} from '../../../plugins/pages/data/versions';
import type {Versions} from '../../../src/data/versions-schema';
import type {TextFile} from '../files';

/** The site's own action and images; they have the release that the pages describe. */
const isOwn = (name: string): boolean =>
  /\{product\}|\{links\./.test(name) || name.startsWith(`${DEFAULT_IDENTITY.account}/`);

/**
 * Versions of runtimes, images and actions are in one file: pages have tokens, examples have the same version.
 *
 * @returns one sentence per problem, with file and line
 */
export function checkVersionData(
  pages: readonly TextFile[],
  examples: readonly TextFile[],
  versions: Versions,
): string[] {
  const keys = keysByName(versions);
  const all = {...versions.runtimes, ...versions.images, ...versions.actions};
  const problemsOf = (files: readonly TextFile[], whyWrong: (key: string, tag: string) => string | null): string[] =>
    findVersions(files, versions).flatMap(({path, line, name, tag, isInCode}) => {
      if (tag.includes('{versions.') || isOwn(name)) return [];
      const key = keys.get(name);
      const why = key ? whyWrong(key, tag) : isInCode && `isn't in ${VERSIONS}: add it, and write its token on pages.`;
      return why ? [`${path}:${line}: "${name}" with ${tag}${key ? ': ' : ' '}${why}`] : [];
    });
  const named = namedKeys([...pages, ...examples], versions);
  const {checked: _, ...groups} = versions;
  const unused = Object.entries(groups).flatMap(([group, entries]) =>
    Object.keys(entries)
      .filter((key) => !named.has(key))
      .map((key) => `${VERSIONS}:1: nothing names ${group}.${key}: remove it.`),
  );
  return [
    ...problemsOf(pages, (key) => `write {versions.${key}} instead of the version.`),
    ...problemsOf(examples, (key, tag) => {
      const version = all[key]?.version ?? '';
      const isSame = new RegExp(String.raw`(?<![\d.])${version.replaceAll('.', String.raw`\.`)}(?!\d)`).test(tag);
      return isSame ? null : `${VERSIONS} has ${version}: use one in both.`;
    }),
    ...unused,
  ];
}
