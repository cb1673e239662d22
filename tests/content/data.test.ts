import {describe, it} from 'vitest';
import {FIGURE_FILE} from '../../plugins/outputs/home-figure';
import {readData} from '../../plugins/pages/data/read-data';
import {TOPICS, loadTopics} from '../../plugins/pages/data/topics';
import {loadVersions} from '../../plugins/pages/data/versions';
import {untestedSchema} from '../../src/data/untested-schema';
import {checkDataShown} from '../support/checks/data-shown';
import {duplicates} from '../support/checks/duplicates';
import {checkMessageReleases} from '../support/checks/message-releases';
import {checkTopics} from '../support/checks/topics';
import {checkUntested} from '../support/checks/untested';
import {checkVersionNumbers} from '../support/checks/version-numbers';
import {checkVersionData} from '../support/checks/versions';
import {expectNone} from '../support/expect-none';
import {DATA_FOLDERS, findFiles, readFiles} from '../support/files';
import {allPages} from '../support/pages';

const pages = readFiles(findFiles(['docs'], /\.mdx$/));
const UNTESTED = 'src/data/untested.yaml';
const messages = readFiles(findFiles(['packages/compose-check/data/messages'], /\.yaml$/));
const sections = readFiles(findFiles(['packages/compose-check/data/compose'], /\.yaml$/));
const examples = readFiles(findFiles(['examples'], /\/(?:[\w-]*Dockerfile|[\w./-]+\.ya?ml)$/)).filter(
  ({path}) => !path.includes('/node_modules/'),
);

/** Remedies, and the file that the check's page begins with: what has no tokens of versions has the versions. */
const elsewhere = readFiles(
  findFiles(
    [...DATA_FOLDERS, 'src/check/screen'],
    /(?:\/data\/(?!questions\/|versions|engine-plans\/).*\.yaml|texts\.ts)$/,
  ),
);

describe('data', () => {
  it('are shown by a page, group by group', () => {
    expectNone([
      ...checkDataShown(messages, pages, (group) => `<Messages group="${group}" />`),
      ...checkDataShown(sections, pages, (section) => `<ComposeKeys section="${section}" />`),
    ]);
  });

  it('have messages with anchors of their own', () => {
    const places = messages.flatMap(({path, text}) =>
      text.split('\n').flatMap((line, index): [string, string][] => {
        const [, id] = /^ *- id: (\S+)/.exec(line) ?? [];
        return id ? [[id, `${path}:${index + 1}`]] : [];
      }),
    );
    expectNone(duplicates(places));
  });

  it('have messages that were compared with the release that the site describes', () => {
    expectNone(checkMessageReleases(messages));
  });

  it('name releases in marks and not in sentences, and so do pages', () => {
    const data = readFiles(findFiles(DATA_FOLDERS, /\.yaml$/)).filter(({path}) => path !== 'src/data/releases.yaml');
    expectNone(checkVersionNumbers([...pages, ...data]));
  });

  it('have no topic that no page quotes', () => {
    const [file] = readFiles([TOPICS]);
    if (file) expectNone(checkTopics(loadTopics(), pages, file));
  });

  it('say why something is Untested, as long as a page says so', () => {
    const [file] = readFiles([UNTESTED]);
    if (file) expectNone(checkUntested(allPages(), readData(UNTESTED, untestedSchema), file));
  });

  it('have versions that are written once: pages have their tokens, and examples the same ones', () =>
    expectNone(checkVersionData([...pages, ...readFiles([FIGURE_FILE])], [...examples, ...elsewhere], loadVersions())));
});
