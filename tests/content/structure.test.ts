import {it} from 'vitest';
import {checkAssets} from '../support/checks/assets';
import {checkImages} from '../support/checks/images';
import {expectNone} from '../support/expect-none';
import {findFiles, readFiles} from '../support/files';
import {allPages} from '../support/pages';

it('shows pictures that exist, are small, and have a size', () => expectNone(checkImages(allPages())));

it('has pages of one kind', () => {
  const others = findFiles(['docs'], /\.md$/);
  expectNone(others.map((path) => `${path}:1: pages end in .mdx: rename it.`));
});

it('keeps no file that nothing uses', () => {
  const assets = findFiles(['static', 'docs'], /\.\w+$/).filter((path) => !/\.mdx?$/.test(path));
  const texts = readFiles([
    ...findFiles(['docs', 'src', 'config', 'plugins', 'static'], /\.(mdx|tsx?|css|json|yaml|svg|webmanifest)$/),
    'docusaurus.config.ts',
  ]);
  expectNone(checkAssets(assets, texts));
});
