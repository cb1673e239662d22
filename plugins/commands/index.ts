import type {Plugin} from '@docusaurus/types';
import {site} from '../../config/site';

const print = (lines: string[]) => console.log(lines.join('\n'));

/**
 * The commands of the site, each one also an npm script. What a command needs is loaded when it runs; what it throws
 * is printed by tools/docusaurus.ts.
 */
export default function commands(): Plugin {
  return {
    name: 'commands',
    extendCli(cli) {
      cli
        .command('data:release [release]')
        .description('Compare a release of the tool, or a checkout of its source, with the data: a checklist of pages.')
        .option('--from <repository>', 'where the tags are, such as a clone')
        .option('--out <file>', 'write the checklist, if there is something to do')
        .action(async (wanted: string | undefined, {from = site.links.cliRepo, out}: {from?: string; out?: string}) =>
          print((await import('./data-release/compare-release')).compareRelease({wanted, repository: from, out})),
        );
      cli
        .command('data:engine [checkout]')
        .description("List the facts whose place in the deploy engine's source has changed since somebody read it.")
        .action(async (checkout?: string) => print((await import('./data-engine')).listChanges(checkout)));
      cli
        .command('data:samples [checkout]')
        .description('Read what each sample needs from a checkout of the samples repository.')
        .action(async (checkout?: string) => print((await import('./data-samples')).updateSamples(checkout)));
      cli
        .command('data:vectors')
        .description('Learn what words mean from the pages and from how readers ask. Takes a minute or two.')
        .action(async () => print((await import('./learn-vectors')).updateVectors()));
      cli
        .command('data:routes')
        .description('Add the addresses of new pages and linked headings to the list of known ones.')
        .action(async () => print((await import('./data-routes')).updateKnownAddresses()));
      cli
        .command('check:versions')
        .description('Fail if pages name a runtime that goes out of support within 30 days. For a scheduled job.')
        .action(async () => (await import('./check-versions')).checkVersions());
    },
  };
}
