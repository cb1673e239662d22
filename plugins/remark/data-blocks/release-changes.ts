import {site} from '../../../config/site';
import {composeKeyId} from '../../../src/data/compose/key-id';
import type {ReleaseMarks} from '../../../src/data/releases-schema';
import {commandUrl, flagId} from '../../pages/data/command-urls';
import {loadCommands, loadEnvironment, loadExitCodes, loadGlobalFlags} from '../../pages/data/commands';
import {loadComposeSections} from '../../pages/data/compose';
import {loadMessages} from '../../pages/data/messages';
import {loadReleases} from '../../pages/data/releases';
import {variableId} from './cli';
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

type Fact = Omit<Change, 'release' | 'kind' | 'what'> & {marks: ReleaseMarks; summary?: string | undefined};

function changesOf({marks, summary, ...fact}: Fact): Change[] {
  const {since, removed, instead, changed = []} = marks;
  const page = fact.url.replace(/#.*$/, '');
  const changes: Omit<Change, 'area' | 'name' | 'url'>[] = [
    ...(since ? [{release: since, kind: 'since' as const, what: summary}] : []),
    ...changed.map((change) => ({release: change.in, kind: 'changed' as const, what: change.what})),
    ...(removed ? [{release: removed, kind: 'removed' as const, what: instead && `Instead: ${instead}`}] : []),
  ];
  // A link within the page of the fact leads there from elsewhere.
  return changes.map((change) => ({...fact, ...change, what: change.what?.replaceAll('](#', `](${page}#`)}));
}

/** Removes `since` where it's the command's own: what came with a command doesn't need its own line. */
const withoutSince = (marks: ReleaseMarks, since: string | undefined): ReleaseMarks =>
  since && marks.since === since ? {...marks, since: undefined} : marks;

function commandFacts(): Fact[] {
  return loadCommands().flatMap((command) => {
    const url = commandUrl(command.command);
    const name = command.command || site.slug;
    const own = (fact: ReleaseMarks) => withoutSince(fact, command.since);
    return [
      {area: 'Commands', name, url, marks: command, summary: command.summary},
      ...command.flags.map((flag) => ({
        area: 'Commands',
        name: `${name} --${flag.name}`,
        url: `${url}#${flagId(flag)}`,
        marks: own(flag),
        summary: flag.description,
      })),
      ...command.arguments.map((argument) => ({
        area: 'Commands',
        name: `${name} ${argument.name}`,
        url: `${url}#arguments`,
        marks: own(argument),
        summary: argument.description,
      })),
      ...command.aliases.flatMap((alias) =>
        typeof alias === 'string'
          ? []
          : [
              {
                area: 'Commands',
                name: alias.name,
                url: `${url}#usage`,
                marks: own(alias),
                summary: `Also \`${name}\`.`,
              },
            ],
      ),
      ...command.exitCodes.map((exit) => ({
        area: 'Exit codes',
        name: `${name}, exit code ${exit.code}`,
        url: `${url}#exit-codes`,
        marks: own(exit),
        summary: exit.when,
      })),
      ...command.errors.map((error) => ({
        area: 'Messages',
        name: error.message,
        url: `${url}#errors`,
        marks: own(error),
        summary: error.when,
      })),
    ];
  });
}

function programFacts(): Fact[] {
  return [
    ...loadGlobalFlags().map((flag) => ({
      area: 'Global flags',
      name: `--${flag.name}`,
      url: `/docs/cli#${flagId(flag)}`,
      marks: flag,
      summary: flag.description,
    })),
    ...loadEnvironment().map((variable) => ({
      area: 'Environment variables',
      name: variable.name,
      url: `/docs/cli#${variableId(variable.name)}`,
      marks: variable,
      summary: variable.effect,
    })),
    ...loadExitCodes().map((exit) => ({
      area: 'Exit codes',
      name: `exit code ${exit.code}`,
      url: '/docs/cli#exit-codes',
      marks: exit,
      summary: exit.meaning,
    })),
  ];
}

const composeFacts = (): Fact[] =>
  loadComposeSections().flatMap(({section, keys}) =>
    keys.map((key) => ({
      area: 'Compose files',
      name: key.key,
      url: `/docs/concepts/compose#${composeKeyId(section, key.key)}`,
      marks: key,
      summary: key.note,
    })),
  );

const messageFacts = (): Fact[] =>
  loadMessages().map((message) => ({
    area: 'Messages',
    name: message.text,
    url: `/docs/intro/faq/warnings-errors#${message.id}`,
    marks: message,
    summary: message.cause,
  }));

function providerFacts(): Fact[] {
  const {providers, groups} = loadProviders();
  const area = 'Providers';
  return [
    ...providers.map((provider) => ({
      area,
      name: provider.name,
      url: `/docs/providers/${provider.id}`,
      marks: provider,
    })),
    ...groups
      .flatMap(({features}) => features)
      .flatMap((feature) => [
        {area, name: feature.name, url: feature.page ?? '/docs/providers', marks: feature},
        ...providers.flatMap(({id, name}) => {
          const value = feature.values[id];
          return value
            ? [
                {
                  area,
                  name: `${name}: ${feature.name}`,
                  url: `/docs/providers/${id}`,
                  marks: value,
                  summary: value.detail,
                },
              ]
            : [];
        }),
      ]),
  ];
}

/** Releases with what they brought, newest first; releases without changes that the site lists are left out. */
export function releaseChanges(): {release: string; date: string; changes: Change[]}[] {
  const facts = [commandFacts, programFacts, composeFacts, messageFacts, providerFacts].flatMap((read) => read());
  const changes = facts.flatMap(changesOf);
  return loadReleases()
    .map((one) => ({...one, changes: changes.filter(({release}) => release === one.release)}))
    .filter((one) => one.changes.length > 0)
    .reverse();
}

/** Anchor of a release on the page that lists them. */
export const releaseId = (release: string): string => `release-${release.replaceAll('.', '-')}`;
