import {describe, it} from 'vitest';
import {FIGURE_FILE} from '../../plugins/outputs/home-figure';
import {loadVersions} from '../../plugins/pages/data/versions';
import {checkVersionData} from '../support/checks/versions';
import {expectNone} from '../support/expect-none';
import {DATA_FOLDERS, findFiles, readFiles} from '../support/files';

const pages = readFiles([...findFiles(['docs'], /\.mdx$/), FIGURE_FILE]);
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

describe('versions', () => {
  it('are written once: pages have their tokens, and examples the same ones', () =>
    expectNone(checkVersionData(pages, [...examples, ...elsewhere], loadVersions())));
});
