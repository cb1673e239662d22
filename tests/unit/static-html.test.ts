import {readFileSync} from 'node:fs';
import {evaluate} from '@mdx-js/mdx';
import {type ComponentProps, type ReactNode, createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import {ALIVE, rehypeStaticHtml} from '../../plugins/rehype/rehype-static-html';

/** Components that name what React draws itself. */
const components = Object.fromEntries(
  ['a', 'h2', 'img', 'table', 'li', 'ul', 'code', 'p', 'Mark'].map((name) => [
    name,
    ({children}: {children?: ReactNode}) => createElement('react', {name}, children),
  ]),
);

async function render(
  mdx: string,
  own: Record<string, (props: ComponentProps<'p'>) => ReactNode> = {},
): Promise<string> {
  const {default: Content} = await evaluate(mdx, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeStaticHtml],
  });
  return renderToStaticMarkup(createElement(Content, {components: {...components, ...own}}));
}

it('makes one element of each largest piece in which nothing is alive', async () => {
  expect(await render('A *b* `c < d` & e')).toBe('<p>A <em>b</em> <code>c &#x3C; d</code> &#x26; e</p>');
  expect(await render('- A *b*\n- c')).toBe('<ul>\n<li>A <em>b</em></li>\n<li>c</li>\n</ul>');
});

it('leaves what is alive to React, and what is around it', async () => {
  expect(await render('A [b *c*](/d) e')).toBe('<react name="p">A <react name="a">b <em>c</em></react> e</react>');
  expect(await render('## A *b* c')).toBe('<react name="h2">A <em>b</em> c</react>');
  expect(await render('A <Mark>b</Mark>')).toBe('<react name="p">A <react name="Mark">b</react></react>');
  expect(await render('- a *b*\n- [c](/d)')).toBe(
    '<react name="ul"><li>a <em>b</em></li><react name="li"><react name="a">c</react></react></react>',
  );
});

it('takes JSX of a page for HTML unless it holds code', async () => {
  const drawing = '<svg viewBox="0 0 1 1" className="d"><path strokeWidth="2" d="M0"/></svg>';
  expect(await render(drawing)).toBe('<svg viewBox="0 0 1 1" class="d"><path stroke-width="2" d="M0"></path></svg>');
  expect(await render("A{/* b */} {'c'} <kbd>d</kbd>")).toBe('<p>A c <kbd>d</kbd></p>');
  expect(await render('A {1 + 1} *b*')).toBe('<react name="p">A 2 <em>b</em></react>');
  expect(await render('<div style={{color: "red"}}>*a*</div>')).toBe('<div style="color:red"><em>a</em></div>');
});

it('keeps text that a component reads', async () => {
  const read = ({children}: {children?: ReactNode}) => JSON.stringify((children as {props: object}).props);
  expect(await render('<Mark>\n  a\n</Mark>', {Mark: read as never})).toContain('&quot;children&quot;:&quot;a&quot;');
});

it('drops white space between blocks, and only there', async () => {
  expect(await render('[a](/)\n\n[b](/)')).not.toMatch(/\s</);
  expect(await render('[a](/) [b](/)')).toContain('</react> <react');
  expect(await render('<Mark/>\n\n<Mark/>')).toContain('</react>\n<react');
});

it('knows every element that a component of the theme draws', () => {
  const theme = readFileSync('node_modules/@docusaurus/theme-classic/lib/theme/MDXComponents/index.js', 'utf8');
  const own = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
  const drawn = [theme, own].flatMap((text) =>
    [...text.matchAll(/^ {2}([a-z]\w*):/gm)].map(([, name]) => name as string),
  );
  expect(drawn.length).toBeGreaterThan(10);
  // Only those with an id or a checkbox need their component.
  const harmless = ['ul', 'li', 'code'];
  expect(drawn.filter((name) => !ALIVE.has(name) && !harmless.includes(name))).toEqual([]);
});
