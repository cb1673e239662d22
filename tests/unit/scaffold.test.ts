import {cpSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkFrontMatter} from '../../plugins/pages/front-matter';
import {create} from '../../plugins/commands/new/create';
import {placeInSidebar} from '../../plugins/commands/new/place-in-sidebar';
import {parse} from 'yaml';
import {folderWith} from '../support/folder-with';

/** A copy of what the command reads. */
function repository(): string {
  const root = folderWith({});
  for (const folder of ['docs', 'src/data/cli']) mkdirSync(join(root, folder), {recursive: true});
  for (const path of ['sidebars.ts', 'src/data/routes.json', 'docs/concepts/scaling.mdx'])
    cpSync(path, join(root, path), {recursive: true});
  return root;
}

const text = (root: string, path: string) => readFileSync(join(root, path), 'utf8');

function frontMatter(source: string, path: string) {
  return checkFrontMatter(parse(source.split('---')[1] ?? '') as Record<string, unknown>, path);
}

describe('npm run new', () => {
  it('creates a page of the right shape in its sidebar and remembers its address', () => {
    const root = repository();
    expect(create(root, 'page', 'concepts/rolling-back')).toEqual([
      'docs/concepts/rolling-back.mdx',
      'sidebars.ts',
      'src/data/routes.json',
    ]);
    const page = text(root, 'docs/concepts/rolling-back.mdx');
    expect(frontMatter(page, 'x').title).toBe('Rolling back');
    expect(page.match(/^## .*$/gm)).toEqual([
      '## How it works',
      '## Options',
      '## Limits and failures',
      '## Related pages',
    ]);
    expect(text(root, 'sidebars.ts')).toMatch(/'rolling-back',/);
    expect(text(root, 'src/data/routes.json')).toContain('"/docs/concepts/rolling-back"');
  });

  it('creates a tutorial with time, cost, steps and clean-up', () => {
    const root = repository();
    create(root, 'tutorial', 'deploy-a-worker');
    const page = text(root, 'docs/tutorials/deploy-a-worker.mdx');
    expect(frontMatter(page, 'x').title).toBe('Deploy a worker');
    expect(page).toMatch(
      /\| Time \| Cost \|[\s\S]*## Before you start[\s\S]*<Steps>[\s\S]*## Clean up[\s\S]*## Next steps/,
    );
  });

  it('creates the page of a command, and its data where there is none', () => {
    const root = repository();
    expect(create(root, 'command', 'stack rename')).toEqual([
      'docs/cli/stack_rename.mdx',
      'src/data/cli/stack_rename.yaml',
      'src/data/routes.json',
    ]);
    expect(frontMatter(text(root, 'docs/cli/stack_rename.mdx'), 'x').sidebar_label).toBe('stack rename');
    expect((parse(text(root, 'src/data/cli/stack_rename.yaml')) as {command: string}).command).toBe('stack rename');
  });

  it.each([
    [undefined, undefined, /Say what to create/],
    ['chapter', 'concepts/x', /"chapter" is no kind of page: npm run new -- page\|tutorial\|command NAME/],
    ['page', undefined, /Name the page: npm run new -- page concepts\/thing/],
    ['page', 'thing', /is no name for a page/],
    ['page', 'concepts/My Thing', /is no name for a page/],
    ['page', '../secrets/x', /is no name for a page/],
    ['page', 'concepts/scaling', /docs\/concepts\/scaling\.mdx exists already/],
    ['page', 'recipes/thing', /No list of sidebars\.ts names "recipes"/],
    ['page', 'guides/thing', /Add "thing" to src\/data\/guides\.yaml, and write docs\/guides\/thing\.mdx/],
    ['page', 'cli/thing', /Pages below docs\/cli are commands/],
    ['command', 'stack_rm', /is no command/],
    ['command', 'stack ls', /"stack ls" is another name of "stack list": it stands on that page/],
    ['command', 'foo bar', /"foo bar" needs "foo" above it: run npm run new -- command "foo" first/],
  ])('refuses %s %s in one sentence and writes nothing', (kind, name, message) => {
    const root = repository();
    const before = text(root, 'sidebars.ts');
    expect(() => create(root, kind, name)).toThrow(message);
    expect(text(root, 'sidebars.ts')).toBe(before);
    expect(existsSync(join(root, 'docs/recipes'))).toBe(false);
  });

  it('keeps to the alphabet where the list does, and adds at the end elsewhere', () => {
    expect(placeInSidebar("below('a', 'index', 'b', 'd')", 'a', 'c')).toBe("below('a', 'index', 'b', 'c', 'd')");
    expect(placeInSidebar("below('a', 'index', 'b')", 'a', 'aa')).toBe("below('a', 'index', 'aa', 'b')");
    expect(placeInSidebar("below('a', 'z', 'b')", 'a', 'c')).toBe("below('a', 'z', 'b', 'c')");
  });
});
