import {statSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadTested} from '../../plugins/pages/data/facts';
import {checkFiles} from '../../examples/runner/check-files';
import {configToSet, describeExample, exampleNames} from '../../examples/runner/example';
import {checkCopiedFiles} from '../support/checks/copied-files';
import {checkExamplePage, checkTested} from '../support/checks/tested';
import {expectNone} from '../support/expect-none';
import {fencesOf} from '../support/fences';
import {findFiles, readFiles} from '../support/files';
import {allPages} from '../support/pages';

const names = exampleNames();

describe('examples', () => {
  it.each(names)('%s has its files, deploys wherever its page says, and keeps secrets out of its image', (name) => {
    expectNone(checkFiles(name));
  });

  it.each(names)('%s has a page that says when it ran and sets its config', (name) => {
    const files = findFiles([`examples/${name}`], /(?<!\/example\.yaml)$/)
      .filter((path) => statSync(path).isFile())
      .map((path) => path.split('/').slice(2).join('/'));
    const example = describeExample(name);
    const pages = readFiles(findFiles(['docs'], /\.mdx$/));
    expectNone(checkExamplePage(name, example, configToSet(name, example), pages, files));
  });

  it('are the only source of the files on pages, but for those with a reason', () => {
    const examples = new Map(names.map((name) => [`docs/${describeExample(name).page}.mdx`, `examples/${name}`]));
    expectNone(checkCopiedFiles(allPages().flatMap(fencesOf), examples));
  });

  it('have one row each in the table of what ran', () => {
    expect(names.length).toBeGreaterThan(0);
    expectNone(checkTested(loadTested(), names, new Date().toISOString().slice(0, 10)));
  });
});
