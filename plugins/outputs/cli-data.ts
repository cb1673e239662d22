import {site} from '../../config/site';
import {loadCommands, loadEnvironment, loadExitCodes, loadGlobalFlags} from '../pages/data/commands';
import {commandUrl} from '../pages/data/command-urls';
import type {GeneratedFile} from './generated-file';
import {absolute} from './markdown/addresses';

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
