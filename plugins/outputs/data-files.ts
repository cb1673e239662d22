import {readFileSync} from 'node:fs';
import {DIALECTS, type Dialect, composeSchema} from 'compose-check/schema/compose-schema';
import type {SchemaContext} from 'compose-check/schema/key-words';
import {site} from '../../config/site';
import {loadCheckRules} from '../pages/data/check-rules';
import {commandUrl, loadCommands, loadEnvironment, loadExitCodes, loadGlobalFlags} from '../pages/data/commands';
import {providerNames} from '../pages/data/providers';
import {loadSamples, oneClickUrl} from '../pages/data/samples';
import type {GeneratedFile} from './generated-file';
import {hashedAddress} from './loaded-files';
import {ORIGIN, absolute} from './markdown/addresses';

/** What the check in the reader's browser loads. */
export const rulesFile = (): GeneratedFile => ({
  path: hashedAddress('rules'),
  make: () => JSON.stringify(loadCheckRules()),
});

export const schemaContext = (): SchemaContext => ({rules: loadCheckRules(), names: providerNames(), origin: ORIGIN});

/** Schemas of Compose files for editors: in today's dialect, and in the one that most editors read. */
export const schemaFiles: GeneratedFile[] = (Object.keys(DIALECTS) as Dialect[]).map((dialect) => ({
  path: DIALECTS[dialect].path,
  make: () => `${JSON.stringify(composeSchema(dialect, schemaContext()))}\n`,
}));

const isRemoved = (value: unknown): boolean => typeof value === 'object' && value !== null && 'removed' in value;

/** A fact without what the described release doesn't have anymore, at any depth. */
function current(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isRemoved(one)).map(current);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, current(inner)]));
}

/**
 * The command line as data, for agents and for programs that complete, wrap or compare it: what src/data/cli/schema.ts
 * describes. A command also takes the `persistentFlags` of those above it, and the global flags.
 */
export const cliJson = {
  path: '/cli.json',
  make: () => {
    const facts = {
      command: site.slug,
      release: site.cliVersion,
      page: absolute('/docs/cli'),
      commands: loadCommands().map((command) => ({...command, page: absolute(commandUrl(command.command))})),
      globalFlags: loadGlobalFlags(),
      environment: loadEnvironment(),
      exitCodes: loadExitCodes(),
    };
    return `${JSON.stringify(current(facts), null, 1)}\n`;
  },
} satisfies GeneratedFile;

/**
 * The list that `init` and `generate` download, as the tool decodes it (`src/pkg/cli/new.go` of the CLI). It doesn't use
 * `category` and `readme`, and overlooks `oneClick`, which is for other readers.
 */
export const samplesFeed = {
  path: '/samples-v2.json',
  make: () => {
    const entries = loadSamples().map((sample) => {
      const {name, title, description, tags, languages, configs} = sample;
      const oneClick = oneClickUrl(sample);
      const [category = ''] = languages;
      const directory = {directoryName: name, shortDescription: description};
      return {name, title, category, readme: '', ...directory, tags, languages, configs, ...(oneClick && {oneClick})};
    });
    return JSON.stringify(entries);
  },
} satisfies GeneratedFile;

/** The ground of dark mode: the style sheet of tokens is the only place that has colors. */
const darkGround = (): string | undefined =>
  /--site-bg: light-dark\(#[0-9a-f]+, (#[0-9a-f]+)\);/.exec(readFileSync('src/css/tokens.css', 'utf8'))?.[1];

/** What a phone shows of the site on its home screen. */
export const webManifest: GeneratedFile = {
  path: '/site.webmanifest',
  make: () =>
    JSON.stringify({
      name: `${site.name} docs`,
      short_name: site.name,
      description: site.tagline,
      start_url: '/docs',
      display: 'browser',
      background_color: darkGround(),
      theme_color: darkGround(),
      icons: [
        {src: '/img/icon-192.png', sizes: '192x192', type: 'image/png'},
        {src: '/img/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable'},
      ],
    }),
};
