import {spawnSync} from 'node:child_process';
import {duplicates} from '../../support/checks/duplicates';
import {checkPageLength} from '../../support/checks/page-length';
import {checkProse} from '../../support/checks/prose';
import {checkTabs} from '../../support/checks/tabs';
import {FRONT_MATTER, pageOf, problemsOf, writePage} from '../../support/written-page';

export const text = {
  spelling: ({file, text: input}: {file: string; text: string}) => {
    const options = ['--no-progress', '--no-summary', '--show-suggestions', `stdin://${file}`];
    return spawnSync(process.execPath, ['node_modules/cspell/bin.mjs', ...options], {input, encoding: 'utf8'})
      .stdout.trim()
      .split('\n');
  },
  prose: (line: string) => checkProse([{path: 'docs/a.mdx', text: line}]),
  read: (body: string) => problemsOf(writePage(body)),
  /** A page with this line instead of its own for the title, the keywords or else the description. */
  'front matter': (line: string) => {
    const [key = 'description'] = /^(?:title|keywords)(?=:)/.exec(line) ?? [];
    return problemsOf(writePage('Text.', FRONT_MATTER.replace(new RegExp(`^${key}: .*$`, 'm'), line)));
  },
  length: ({words, isReference = false}: {words: number; isReference?: boolean}) =>
    checkPageLength([pageOf('word '.repeat(words))], isReference ? {'docs/a.mdx': 'a reference'} : {}),
  tabs: (body: string) => checkTabs([pageOf(body)]),
  duplicates,
};
