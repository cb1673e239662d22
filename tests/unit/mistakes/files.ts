import {join, relative} from 'node:path';
import {checkAssets} from '../../support/checks/assets';
import {checkDataShown} from '../../support/checks/data-shown';
import {checkIdentityLeaks} from '../../support/checks/identity-leaks';
import {checkImages} from '../../support/checks/images';
import {checkLicenses} from '../../support/checks/licenses';
import {type MutationList, checkMutations} from '../../support/checks/mutations';
import {checkQuestions} from '../../support/checks/questions';
import {checkRepositoryDocs} from '../../support/checks/repository-docs';
import {folderWith} from '../../support/folder-with';
import {checkByNu} from '../../support/nu-checker';
import {pageOf} from '../../support/written-page';

/** The address of a picture of 400 kB. */
const huge = () =>
  `/${relative('static', folderWith({'huge.png': 'x'.repeat(400_000)})).replaceAll('\\', '/')}/huge.png`;

export const files = {
  mutations: (list: Partial<MutationList>) => checkMutations({mutations: [], controls: {}, reasons: [], ...list}),
  questions: (text: string) => checkQuestions([{path: 'a.yaml', text}], new Set(['/docs/a', '/docs/a#b'])),
  images: (body: string) => checkImages([pageOf(body.replace('HUGE', huge))]),
  licenses: (license: string) => checkLicenses({packages: {'node_modules/x': {version: '1.0.0', license}}}),
  'Nu checker': (body: string) => {
    const head = '<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>';
    return checkByNu([join(folderWith({'a b.html': `${head}${body}`}), 'a b.html')]);
  },
  assets: (path: string) => checkAssets([path], []),
  leaks: ({text, names}: {text: string; names: string[]}) =>
    checkIdentityLeaks([{path: 'docs/a.mdx', text: `x\n${text}`}], names),
  'data shown': (path: string) => checkDataShown([{path}], [], (name) => `<Messages group="${name}" />`),
  readme: (text: string) => checkRepositoryDocs([{path: 'README.md', text}], ['start']),
};
