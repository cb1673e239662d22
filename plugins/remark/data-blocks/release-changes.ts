import {site} from '../../../config/site';
import {linkToKey} from 'compose-check/data/compose/key-id';
import type {ReleaseMarks} from 'compose-check/data/release-marks';
import {
  commandUrl,
  flagId,
  loadCommands,
  loadEnvironment,
  loadExitCodes,
  loadGlobalFlags,
} from '../../pages/data/commands';
import {compareReleases} from 'compose-check/compare-releases';
import {linkOf} from 'compose-check/explain';
import {loadComposeSections, loadMessages} from '../../pages/data/check-rules';
import {loadReleases} from '../../pages/data/releases';
import type {Releases} from '../../../src/data/releases-schema';
import {variableUrl} from './cli';
import {loadProviders} from '../../pages/data/providers';

export const KINDS = {since: 'New', changed: 'Changed', removed: 'Removed'} as const;

/** One thing that a release brought, changed or took away. */
export interface Change {
  release: string;
  kind: keyof typeof KINDS;
  area: string;
  /** As it's typed or printed. */
  name: string;
  /** Where the site lists it. */
  url: string;
  /** What is different, or what to use instead, in Markdown. */
  what?: string | undefined;
}

/** The changes of one thing by its marks, what's said of it when it's new, and where the site lists it. */
function changesOf(area: string, name: string, url: string, marks: ReleaseMarks, summary?: string): Change[] {
  const {since, removed, instead, changed = []} = marks;
  const thing = {area, name, url};
  return [
    ...(since ? [{...thing, release: since, kind: 'since' as const, what: summary}] : []),
    ...changed.map((change) => ({...thing, release: change.in, kind: 'changed' as const, what: change.what})),
    ...(removed
      ? [{...thing, release: removed, kind: 'removed' as const, what: instead && `Instead: ${instead}`}]
      : []),
  ];
}

/** Removes `since` where it's the command's own: what came with a command doesn't need its own line. */
const withoutSince = (marks: ReleaseMarks, since: string | undefined): ReleaseMarks =>
  since && marks.since === since ? {...marks, since: undefined} : marks;

function commandChanges(): Change[] {
  return loadCommands().flatMap((command) => {
    const url = commandUrl(command.command);
    const name = command.command || site.slug;
    const own = (marks: ReleaseMarks) => withoutSince(marks, command.since);
    const aliases = command.aliases.filter((alias) => typeof alias !== 'string');
    return [
      ...changesOf('Commands', name, url, command, command.summary),
      ...command.flags.flatMap((flag) =>
        changesOf('Commands', `${name} --${flag.name}`, `${url}#${flagId(flag)}`, own(flag), flag.description),
      ),
      ...command.arguments.flatMap((argument) =>
        changesOf('Commands', `${name} ${argument.name}`, `${url}#arguments`, own(argument), argument.description),
      ),
      ...aliases.flatMap((alias) => changesOf('Commands', alias.name, `${url}#usage`, own(alias), `Also \`${name}\`.`)),
      ...command.exitCodes.flatMap((exit) =>
        changesOf('Exit codes', `${name}, exit code ${exit.code}`, `${url}#exit-codes`, own(exit), exit.when),
      ),
      ...command.errors.flatMap((error) =>
        changesOf('Messages', error.message, `${url}#errors`, own(error), error.when),
      ),
    ];
  });
}

const programChanges = (): Change[] => [
  ...loadGlobalFlags().flatMap((flag) =>
    changesOf('Global flags', `--${flag.name}`, `/docs/cli#${flagId(flag)}`, flag, flag.description),
  ),
  ...loadEnvironment().flatMap((variable) =>
    changesOf('Environment variables', variable.name, variableUrl(variable.name), variable, variable.effect),
  ),
  ...loadExitCodes().flatMap((exit) =>
    changesOf('Exit codes', `exit code ${exit.code}`, '/docs/cli#exit-codes', exit, exit.meaning),
  ),
];

const composeChanges = (): Change[] =>
  loadComposeSections().flatMap(({section, keys}) =>
    keys.flatMap((key) => changesOf('Compose files', key.key, linkToKey(section, key.key), key, key.note)),
  );

const messageChanges = (): Change[] =>
  loadMessages().flatMap((message) => changesOf('Messages', message.text, linkOf(message), message, message.cause));

function providerChanges(): Change[] {
  const {providers, groups} = loadProviders();
  const features = groups.flatMap((group) => group.features);
  return [
    ...providers.flatMap((provider) =>
      changesOf('Providers', provider.name, `/docs/providers/${provider.id}`, provider),
    ),
    ...features.flatMap((feature) => [
      ...changesOf('Providers', feature.name, feature.page ?? '/docs/providers', feature),
      ...providers.flatMap(({id, name}) => {
        const value = feature.values[id];
        return value
          ? changesOf('Providers', `${name}: ${feature.name}`, `/docs/providers/${id}`, value, value.detail)
          : [];
      }),
    ]),
  ];
}

/** Releases with what they brought, newest first; releases without changes that the site lists are left out. */
export function releaseChanges(): (Releases['releases'][number] & {changes: Change[]})[] {
  const changes = [commandChanges, programChanges, composeChanges, messageChanges, providerChanges].flatMap((read) =>
    read(),
  );
  return loadReleases()
    .map((one) => ({...one, changes: changes.filter(({release}) => release === one.release)}))
    .filter((one) => one.changes.length > 0)
    .reverse();
}

export const releaseId = (release: string): string => `release-${release.replaceAll('.', '-')}`;

/** The pages that list releases, each with the oldest one that it has. */
const PAGES = [
  ['3.10.0', '/docs/releases'],
  ['3.0.0', '/docs/releases/3-0-to-3-9'],
  ['2.0.0', '/docs/releases/2'],
] as const;

export const releasePage = (release: string): string =>
  PAGES.find(([oldest]) => compareReleases(release, oldest) >= 0)?.[1] ?? PAGES[0][1];
