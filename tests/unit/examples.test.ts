import type {Code, Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {DEFAULT_IDENTITY} from '../../config/site';
import {examplesShownBy} from '../../plugins/pages/examples';
import {remarkExamples} from '../../plugins/remark/remark-examples';
import {remarkTokens} from '../../plugins/remark/remark-tokens';
import {fencesOf, placeOfFence} from '../support/fences';
import {folderWith} from '../support/folder-with';
import {runRemark} from '../support/run-remark';

const {name, slug, prefix, account} = DEFAULT_IDENTITY;

const folder = folderWith({
  'express/compose.yaml': `services:
  # region database
  db:
    image: postgres
    x-${slug}-postgres: true
  # endregion database
`,
  'express/src/server.js': `const {product} = read();
function serve() {
  // region health
  app.get('/up', answer);

    // region inner
    answer();
    // endregion inner
  // endregion health
}
console.log('${name} ${prefix}_MODE', 'github.com/${account}', \`{product}\`);
`,
  'express/page.html': '<!-- region a -->\n<p></p>\n<!-- endregion a -->\n',
  'express/view.blade.php': '<b>\n{{-- region a --}}\n<i>\n{{-- endregion a --}}\n',
  'express/Program.cs': '#region a\nvar a = 1;\n#endregion a\n',
});

function read(value: string, identity?: typeof DEFAULT_IDENTITY): Root {
  return runRemark(value, remarkTokens, [remarkExamples, {folder, ...(identity && {identity})}]);
}

function blockOf(words: string, identity?: typeof DEFAULT_IDENTITY): Code {
  const [block] = read(`\`\`\`text ${words}\n\`\`\``, identity).children;
  return block as Code;
}

describe('a fence that names a file', () => {
  it('shows it whole, with its path in the project as the title and without the comments that mark regions', () => {
    const block = blockOf('file="express/compose.yaml"', DEFAULT_IDENTITY);
    expect(block.value).toBe(`services:\n  db:\n    image: postgres\n    x-${slug}-postgres: true`);
    expect(block.meta).toBe('file="express/compose.yaml" title="compose.yaml"');
    expect(blockOf('file="express/src/server.js"').meta).toMatch(/ title="src\/server\.js"$/);
    expect(blockOf('title="index.js" file="express/src/server.js"').meta).toBe(
      'title="index.js" file="express/src/server.js"',
    );
  });

  it('shows a region without the indentation that its lines share', () => {
    expect(blockOf('file="express/src/server.js" region="health"').value).toBe(
      `app.get('/up', answer);\n\n  answer();`,
    );
    expect(blockOf('file="express/src/server.js" region="inner"').value).toBe('answer();');
    expect(blockOf('file="express/page.html" region="a"').value).toBe('<p></p>');
    expect(blockOf('file="express/view.blade.php"').value).toBe('<b>\n<i>');
    expect(blockOf('file="express/Program.cs"').value).toBe('var a = 1;');
  });

  it('shows the name of the site it is on, and no token of that name', () => {
    const zephyr = {name: 'Zephyr 2', slug: 'zephyr', prefix: 'ZEPHYR', account: 'Zephyr2Labs'};
    expect(blockOf('file="express/compose.yaml"', zephyr).value).toContain('x-zephyr-postgres: true');
    const {value} = blockOf('file="express/src/server.js"', zephyr);
    expect(value).toContain(`'Zephyr 2 ZEPHYR_MODE', 'github.com/Zephyr2Labs', \`{product}\``);
    expect(value).toContain('const {product} = read()');
  });

  it('is checked as the lines of the file, and a region as a part of one', () => {
    const tree = read('```js file="express/src/server.js" region="health"\n```');
    const [fence] = fencesOf({file: 'docs/x.mdx', tree});
    expect(fence?.meta.fragment).toBe('health');
    expect([1, 2, 3].map((line) => fence && placeOfFence(fence, line))).toEqual(
      [4, 5, 7].map((line) => `${folder}/express/src/server.js:${line}`),
    );
  });

  it('names what its page is made of', () => {
    const source =
      'file="a/prose.js"\n\n```yaml file="express/compose.yaml"\n```\n\n1. One:\n\n   ~~~js title="x" file="go/main.go" region="a"\n   ~~~\n';
    expect(examplesShownBy(source)).toEqual(['examples/express/compose.yaml', 'examples/go/main.go']);
  });
});
