import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {rspack} from '@docusaurus/faster';
import {type ComponentType, createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, it} from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'server-page-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** A page as MDX and Docusaurus compile it. */
const page = (extra = '') => `
export const frontMatter = {title: 'Ports'};
export {default as metadata} from './metadata.json'
import { jsx as _jsx } from "react/jsx-runtime";
import word from "./word.js";
${extra}
export const toc = [];
function _createMdxContent(props) {
  return _jsx("p", {children: ["The page says ", word]});
}
export default function MDXContent(props = {}) {
  return _createMdxContent(props);
}
`;

interface Page {
  default: ComponentType;
  frontMatter: unknown;
  metadata: unknown;
  toc: unknown;
}

/** The real bundler over one page. Returns its text and what it exports. */
async function bundle(name: string, source: string): Promise<{text: string; exported: Page}> {
  writeFileSync(join(folder, 'metadata.json'), '{"id": "ports"}');
  writeFileSync(join(folder, 'word.js'), 'export default "hello";');
  writeFileSync(join(folder, `${name}.mdx`), source);
  const compiler = rspack({
    mode: 'development',
    devtool: false,
    target: 'node20',
    context: folder,
    entry: `./${name}.mdx`,
    externals: {'react/jsx-runtime': `commonjs ${createRequire(import.meta.url).resolve('react/jsx-runtime')}`},
    output: {path: join(folder, 'out'), filename: `${name}.cjs`, library: {type: 'commonjs2'}},
    module: {
      rules: [
        {
          test: /\.mdx$/,
          type: 'javascript/auto',
          use: [
            {
              loader: resolve('plugins/lean-build/server-page.cjs'),
              options: {folder: join(folder, 'code'), isServer: true},
            },
          ],
        },
      ],
    },
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? fail(error ?? stats?.toString()) : done()));
  });
  const file = join(folder, 'out', `${name}.cjs`);
  return {text: readFileSync(file, 'utf8'), exported: createRequire(import.meta.url)(file) as Page};
}

describe('a page of the server', () => {
  it('is left to Node, and is as it was', async () => {
    const {text, exported} = await bundle('plain', page());
    expect(text).not.toContain('The page says');
    expect(exported).toMatchObject({frontMatter: {title: 'Ports'}, metadata: {id: 'ports'}, toc: []});
    for (const _ of ['once', 'and once more']) {
      expect(renderToStaticMarkup(createElement(exported.default))).toBe('<p>The page says hello</p>');
    }
  });

  it.each([
    ['a form of import that MDX does not write', 'import * as all from "./word.js";'],
    ['an export of its own', 'export function more() {}'],
    ['a picture', 'const picture = require("./word.js").default;'],
  ])('is left to the bundler with %s', async (kind, extra) => {
    const {text, exported} = await bundle(kind.replaceAll(' ', '-'), page(extra));
    expect(text).toContain('The page says');
    expect(renderToStaticMarkup(createElement(exported.default))).toBe('<p>The page says hello</p>');
  });
});
