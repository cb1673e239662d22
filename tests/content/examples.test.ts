import {describe, expect, it} from 'vitest';
import {loadTested} from '../../plugins/pages/data/tested';
import {checkFiles} from '../../tools/examples/check-files';
import {exampleNames, readProject} from '../../tools/examples/example';
import {checkExamplePage, checkTested} from '../support/checks/tested';
import {expectNone} from '../support/expect-none';
import {findFiles, readFiles} from '../support/files';

const names = exampleNames();

describe('examples', () => {
  it.each(names)('%s has its files, deploys wherever its page says, and keeps secrets out of its image', (name) => {
    expectNone(checkFiles(name));
  });

  it.each(names)('%s has a page that says when it ran and sets its config', (name) => {
    expectNone(checkExamplePage(name, readProject(name).example, readFiles(findFiles(['docs'], /\.mdx$/))));
  });

  it('have one row each in the table of what ran', () => {
    expect(names.length).toBeGreaterThan(0);
    expectNone(checkTested(loadTested(), names, new Date().toISOString().slice(0, 10)));
  });
});
