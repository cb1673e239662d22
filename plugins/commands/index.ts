import type {Plugin} from '@docusaurus/types';

/** Prints an error as one sentence, and ends the command with code 1. */
const action =
  <Values extends unknown[]>(run: (...values: Values) => Promise<string[] | void>) =>
  async (...values: Values): Promise<void> => {
    try {
      const lines = await run(...values);
      if (lines) console.log(lines.join('\n'));
    } catch (error) {
      console.error((error as Error).message);
      process.exitCode = 1;
    }
  };

/** The commands of the site, each one also an npm script. What a command needs is loaded when it runs. */
export default function commands(): Plugin {
  return {
    name: 'commands',
    extendCli(cli) {
      cli
        .command('new [kind] [name...]')
        .description('Create a page, a tutorial or the page of a command.')
        .action(
          action(async (kind: string | undefined, words: string[]) => {
            const {create} = await import('./new/create');
            const files = create(process.cwd(), kind, words.join(' ') || undefined);
            return [...files.map((file) => `wrote ${file}`), 'Replace every TODO; npm run check finds what is left.'];
          }),
        );
      cli
        .command('data:cli [folder] [release]')
        .description('Update the CLI data from the YAML tree that the tool writes with doc.GenYamlTree.')
        .action(
          action(async (folder?: string, release?: string) =>
            (await import('./data-cli/update-data')).updateData(folder, release, 'src/data/cli'),
          ),
        );
      cli
        .command('data:routes')
        .description('Add the addresses of new pages and linked headings to the list of known ones.')
        .action(action(async () => (await import('./data-routes')).updateKnownAddresses()));
      cli
        .command('check:external')
        .description('Follow every link to another site. For a scheduled job: it needs the network.')
        .action(action(async () => (await import('./check-external/check-links')).checkExternalLinks()));
      cli
        .command('print [file]')
        .description('Write the whole documentation of a build as one PDF.')
        .action(action(async (file = 'docs.pdf') => (await import('./print/print-docs')).printDocs(file)));
      cli
        .command('search:upload')
        .description('Replace the hosted search index by the records of this site.')
        .option('--dry-run', 'show what would be sent, and send nothing')
        .action(
          action(async (options: {dryRun?: boolean}) =>
            (await import('./search-upload/upload-records')).uploadRecords(options),
          ),
        );
    },
  };
}
