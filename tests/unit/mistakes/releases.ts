import {checkMarks} from '../../../plugins/pages/data/releases';
import {checkMessageReleases} from '../../support/checks/message-releases';
import {checkProseFlags} from '../../support/checks/prose-flags';
import {checkProseMarks} from '../../support/checks/prose-marks';
import {checkUntested} from '../../support/checks/untested';
import {checkVersionNumbers} from '../../support/checks/version-numbers';
import {pageOf} from '../../support/written-page';
import {type Mistake, foundBy} from './mistake';

const flags = (body: string, exceptions: string[] = []) =>
  checkProseFlags(
    [pageOf(body)],
    exceptions.map((span) => ({span, reason: 'a test'})),
  );
const versions = (path: string, text: string) => checkVersionNumbers([{path, text}]);
const messages = (head: object) =>
  checkMessageReleases([{path: 'src/data/messages/aws.yaml', text: ''}], () => head, '3.14.1');
function untested(body: string, words: string[] = []): string[] {
  const entry = {id: 'gpus', page: '/docs/a', words, fact: 'It works.', reason: 'Nobody tried.', find: 'Try it.'};
  const file = {path: 'src/data/untested.yaml', text: '# Why\n- id: gpus\n'};
  return checkUntested([pageOf(body)], words.length ? [entry] : [], file);
}
const marked = (entry: object) => [checkMarks([entry])?.message ?? ''];

/** What isn't true of the release that the site describes, or isn't any more. */
export const RELEASES: Mistake[] = [
  ...foundBy(flags, 'docs/a.mdx:6: ', [
    [
      'a flag that no command has',
      'Pass `--detatch`.',
      /no command has the flag --detatch: mend it, mark it with <Removed \/>/,
    ],
    [
      'a flag in prose that a release removed, without a mark',
      'Pass `{product} compose up --mode=balanced`.',
      /unknown flag --mode of "compose up"/,
    ],
  ]),
  [
    'a mark that names another release than the data',
    () =>
      checkProseMarks([
        pageOf('| Command | Does |\n|---|---|\n| `deployments --all` <Since release="2.9.0" /> | Lists. |'),
      ]),
    /^docs\/a\.mdx:8: `deployments --all` is marked with 2\.9\.0, and the data say .*2\.10\.0.*: mend the mark/,
  ],
  [
    'a mark that takes the place of a period',
    () => checkProseMarks([pageOf('It says `Requires Pro.` <Since release="2.10.0" /> Then it stops.')]),
    /^docs\/a\.mdx:6: a sentence begins right behind a mark: /,
  ],
  [
    'an exception for a flag that no page names',
    () => flags('Text.', ['--gone']),
    /^tests\/support\/flag-exceptions\.yaml:1: "--gone" is no exception any more: remove it/,
  ],
  [
    'a release in a sentence',
    () => versions('docs/a.mdx', 'It works <Since release="3.6.0" />.\nBefore 3.6.0 it failed.'),
    /^docs\/a\.mdx:2: "3\.6\.0" in a sentence: write <Since/,
  ],
  [
    'a release in a sentence of the data',
    () => versions('src/data/a.yaml', "- in: '3.6.0'\n  what: Gone since CLI 3.x."),
    /^src\/data\/a\.yaml:2: "CLI 3\.x" in a sentence/,
  ],
  ...foundBy(messages, 'src/data/messages/aws.yaml:1: ', [
    [
      'messages that nobody compared with the release',
      {group: 'aws', checked: '3.6.0'},
      /compared with 3\.6\.0, and the site describes 3\.14\.1: compare each text/,
    ],
    ['messages under another name', {group: 'gcp', checked: '3.14.1'}, /the group is called "gcp": write aws/],
  ]),
  [
    'something Untested without a reason',
    () => untested('Disks are *Untested*.'),
    /^docs\/a\.mdx:6: says Untested without a reason: add what isn't known to src\/data\/untested\.yaml/,
  ],
  [
    'a reason for something that no page calls Untested',
    () => untested('GPUs work.', ['GPU']),
    /^src\/data\/untested\.yaml:2: \/docs\/a doesn't say Untested about it any more: remove the entry/,
  ],
  ...foundBy(marked, '', [
    [
      'an issue of a release that nobody made',
      {release: '9.0.0'},
      /^src\/data\/releases\.yaml has no release "9\.0\.0"/,
    ],
    [
      'a known issue that was mended before it came',
      {since: '3.6.0', fixed: '3.1.0'},
      /^mended in 3\.1\.0, but there only since 3\.6\.0/,
    ],
  ]),
];
