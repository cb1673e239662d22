import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import constantTokens from '../../plugins/lean-client/constant-tokens.cjs';

const process = (css: string, from = 'src/css/base.css') =>
  postcss([constantTokens()]).process(css, {from: resolve(from)});

describe('constant tokens', () => {
  it('are written where they are used, those made of others too', async () => {
    const {css} = await process(
      'a { margin: calc(2 * var(--site-space-4)) var(--site-space-2); gap: var(--page-edge); }',
    );
    expect(css).toBe('a { margin: calc(2 * 1rem) 0.5rem; gap: var(--page-edge); }');
  });

  it('are no longer declared', async () => {
    const from = 'src/css/tokens.css';
    const {css} = await process(readFileSync(from, 'utf8'), from);
    expect(css).toContain('--site-bg:');
    expect(css).not.toMatch(/--site-(space-4|gray-0|radius-1):/);
    expect(css).not.toMatch(/var\(--site-(gray|green|blue|amber|red)-/);
  });

  it('are not those that mode, medium or width of the window change', async () => {
    const source =
      'a { color: var(--site-text); transition: var(--site-duration-1); inline-size: var(--site-width-toc); }';
    expect((await process(source)).css).toBe(source);
  });

  it('come anew into a cached sheet when any sheet changes', async () => {
    const {messages} = await process('a { color: red; }');
    const files = messages.filter(({type}) => type === 'dependency').map(({file}) => String(file));
    expect(files).toContain(resolve('src/css/tokens.css'));
    expect(files).toContain(resolve('src/css/layout.css'));
  });
});
