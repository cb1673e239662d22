import {endingRuntimes, staleChecks} from '../../../plugins/commands/check-versions';
import {checkedOf} from '../../../plugins/pages/checked';
import {checkMarks} from '../../../plugins/pages/data/releases';
import {loadVersions} from '../../../plugins/pages/data/versions';
import {checkMessageReleases} from '../../support/checks/message-releases';
import {type FlagException, checkProseFlags} from '../../support/checks/prose-flags';
import {checkProseMarks} from '../../support/checks/prose-marks';
import {checkUntested} from '../../support/checks/untested';
import {checkVersionNumbers} from '../../support/checks/version-numbers';
import {checkVersionData} from '../../support/checks/versions';
import {releasesSchema} from '../../../src/data/releases-schema';
import {pageOf} from '../../support/written-page';

interface Written {
  file: string;
  text: string;
}

const checkedOn = (date: string) => ({
  date,
  release: '3.14.1',
  engine: '72bfd43',
  engineDate: '2026-08-22',
  source: 'src/data/guides.yaml',
});

const versions = loadVersions();
const node = {...versions, runtimes: {node: {...versions.runtimes.node!, version: '24', ends: '2028-04-30'}}};
const only = {...node, images: {}, actions: {}, packages: {}, models: {}};

export const releases = {
  flags: ({body, exceptions = []}: {body: string; exceptions?: FlagException[]}) =>
    checkProseFlags([pageOf(body)], exceptions),
  marks: (body: string) => checkProseMarks([pageOf(body)]),
  'version numbers': ({file: path, text}: Written) => checkVersionNumbers([{path, text}]),
  messages: (text: string) =>
    checkMessageReleases([{path: 'packages/compose-check/data/messages/aws.yaml', text}], '3.14.1'),
  /** @param words of the one entry that there is, if there is one */
  untested: ({body, words}: {body: string; words: string[]}) => {
    const entry = {id: 'gpus', page: '/docs/a', words, fact: 'It works.', reason: 'Nobody tried.', settles: 'Try it.'};
    const file = {path: 'src/data/untested.yaml', text: '# Why\n- id: gpus\n'};
    return checkUntested([pageOf(body)], words.length ? [entry] : [], file);
  },
  'data marks': (entry: object) => checkMarks([entry])?.message ?? [],
  versions: ({file: path, text}: Written) =>
    path.startsWith('examples/')
      ? checkVersionData([], [{path, text}], only)
      : checkVersionData([{path, text}], [], only),
  /** A guide that was checked on a day, built on another. */
  'checked in the future': ({date, day}: {date: string; day: string}) => {
    try {
      return JSON.stringify(checkedOf('docs/guides/a.mdx', new Map([['a', checkedOn(date)]]), day));
    } catch (error) {
      return (error as Error).message;
    }
  },
  'stale checks': ({date, day}: {date: string; day: string}) =>
    staleChecks(
      new Map([
        ['', checkedOn(date)],
        ['a', checkedOn(day)],
      ]),
      day,
    ),
  'release data': (written: object) =>
    releasesSchema.safeParse({releases: [{release: '3.14.1', date: '2026-08-21'}], ...written}).error?.message ?? [],
  support: (day: string) => endingRuntimes(only, day),
};
