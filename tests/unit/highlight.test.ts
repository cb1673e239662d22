import type {Root} from 'hast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {PRISM} from '../../config/constants';
import {loadPrism} from '../../plugins/rehype/highlight/load-prism';
import {rehypeHighlight} from '../../plugins/rehype/highlight/rehype-highlight';
import {readBlock} from '../../src/lib/code/block';
import {renderBlock} from '../../src/lib/code/render-block';
import {tokenizer} from '../../src/lib/code/tokenize';

const tokenize = tokenizer(loadPrism(PRISM.additionalLanguages));
const render = (source: string, language: string, meta?: string) =>
  renderBlock(readBlock(source, language, meta), tokenize);

describe('colored code', () => {
  it('has one class a token, nothing around plain text, and a line feed at each end', () => {
    expect(render('ports:\n  - 80', 'yaml')).toBe(
      '<span class="code-block__line"><span class="token key">ports</span><span class="token punctuation">:</span>\n</span>' +
        '<span class="code-block__line">  <span class="token punctuation">-</span> <span class="token number">80</span>\n</span>',
    );
  });

  it('closes a token that spans lines at the end of each', () => {
    const html = render('"""one\ntwo"""', 'python');
    expect(html.match(/<span class="token string">/g)).toHaveLength(2);
  });

  it('has the stronger color of a token inside another', () => {
    expect(render('<a>', 'html')).toContain('<span class="token key">&lt;</span>');
  });

  it('says where a command may break, in pieces of any color, and changes no letter', () => {
    const html = render('acme config set --env-file "my file" <here', 'shell');
    expect(html).toContain(
      '<span class="code-block__unbroken"><span class="token keyword">--env-file</span> <span class="token string">"my file"</span></span>',
    );
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('acme config set --env-file "my file" &lt;here\n');
    expect(render('acme compose up --build --detach --wait', 'shell')).toContain(
      '<span class="code-block__unbroken token keyword">--detach</span>',
    );
    expect(render('--env-file: some-value-that-is-long-enough', 'yaml')).not.toContain('unbroken');
  });

  it('draws no prompt in a script, which is a file', () => {
    expect(render('set -e\nrun', 'shell', 'title="import.sh"')).not.toContain('line--command');
  });

  it('draws prompts at commands and signs at changes by classes', () => {
    expect(render('# note\nrun \\\n  it', 'shell').match(/line--command/g)).toHaveLength(1);
    const diff = render('-a: 1\n+a: 2\n b: 3', 'diff', 'title="compose.yaml"');
    expect(diff).toMatch(/line--delete"><span class="token key">a.*line--add"><span class="token key">a.*line--same/s);
  });
});

describe('syntax highlighter', () => {
  const tree = (language: string): Root => ({
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        properties: {},
        position: {start: {line: 12, column: 1}, end: {line: 14, column: 4}},
        children: [
          {
            type: 'element',
            tagName: 'code',
            properties: {className: [`language-${language}`], metastring: 'title="compose.yaml"'},
            children: [{type: 'text', value: 'a: 1\n'}],
          },
        ],
      },
    ],
  });

  it('missing grammar of a fence stops the build', () => {
    expect(() => rehypeHighlight()(tree('klingon'), new VFile({path: 'docs/page.mdx'}))).toThrow(
      'docs/page.mdx:12: There is no grammar for the language "klingon".',
    );
  });

  it('missing grammar of the configuration stops the build', () => {
    expect(() => loadPrism(['no-such-language'])).toThrow(
      /Cannot find module 'prismjs\/components\/prism-no-such-language'/,
    );
  });
});
