import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {compareReleases} from 'compose-check/compare-releases';
import {site} from '../../../config/site';
import {loadMessages} from '../../pages/data/check-rules';
import {loadReleases} from '../../pages/data/releases';
import {pageFiles} from '../../pages/page';
import {loadCommands, loadGlobalFlags, loadHidden} from '../../pages/data/commands';
import {checklist} from './checklist';
import {compareCommands, readCobraTree} from './compare-commands';
import {compareTexts} from './compare-texts';
import {fetchSource, nameOf, tagsOf, textsOf, writeCommandTree} from './tool-source';

const RELEASE = /^v?(\d+\.\d+\.\d+)$/;

interface Options {
  /** A release or a folder with the source; the newest release if it's left out. */
  wanted?: string | undefined;
  /** Where the tags are: the tool's public repository, or a clone of it. */
  repository: string;
  /** File for the checklist, written only if there's something to do. */
  out?: string | undefined;
}

/** The release to describe and those between it and the described one, or null if it's described already. */
export function releasesToDescribe(
  tags: readonly string[],
  wanted: string | undefined,
): {release: string; between: string[]} | null {
  const listed = new Set(loadReleases().map(({release}) => release));
  const release = wanted ?? tags.at(-1);
  if (!release) throw new Error('The repository has no release as a tag.');
  if (!tags.includes(release)) throw new Error(`The repository has no tag v${release}; its newest is v${tags.at(-1)}.`);
  const between = tags.filter(
    (tag) => !listed.has(tag) && compareReleases(site.cliVersion, tag) < 0 && compareReleases(tag, release) < 0,
  );
  return wanted === undefined && (listed.has(release) || compareReleases(release, site.cliVersion) <= 0)
    ? null
    : {release, between};
}

/**
 * Compares a release of the tool with the data, and says as a checklist what to change on which page.
 *
 * @throws Error in one sentence when Git, Go, the tag or the source is missing
 */
export function compareRelease({wanted, repository, out}: Options): string[] {
  const named = wanted && RELEASE.exec(wanted)?.[1];
  const isFolder = wanted !== undefined && !named;
  if (isFolder && !existsSync(wanted))
    throw new Error(`${wanted} is neither a release such as 3.15.0 nor a folder: npm run data:release -- 3.15.0`);
  const found = isFolder ? {release: nameOf(wanted), between: []} : releasesToDescribe(tagsOf(repository), named);
  if (!found) return [`Nothing to do: the pages describe ${site.cliVersion}, and no tag is newer.`];
  const before = fetchSource(repository, `refs/tags/v${site.cliVersion}`);
  const after = isFolder ? fetchSource(wanted, 'HEAD') : fetchSource(repository, `refs/tags/v${found.release}`);
  const texts = compareTexts(textsOf(before), textsOf(after), loadMessages());
  const data = {commands: loadCommands(), globalFlags: loadGlobalFlags(), hidden: loadHidden()};
  const commands = compareCommands(readCobraTree(writeCommandTree(after)), data);
  const pages = new Map(pageFiles().map((file) => [file, readFileSync(file, 'utf8')]));
  const text = checklist({...found, described: site.cliVersion, commands, texts}, pages);
  if (out) writeFileSync(out, text);
  return [text];
}
