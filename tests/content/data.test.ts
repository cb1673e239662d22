import {describe, it} from 'vitest';
import {checkDataShown} from '../support/checks/data-shown';
import {duplicates} from '../support/checks/duplicates';
import {expectNone} from '../support/expect-none';
import {findFiles, readFiles} from '../support/files';

const pages = readFiles(findFiles(['docs'], /\.mdx$/));
const messages = readFiles(findFiles(['src/data/messages'], /\.yaml$/));
const sections = readFiles(findFiles(['src/data/compose'], /\.yaml$/));

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
});
