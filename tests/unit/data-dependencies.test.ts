import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import dataDependencies from '../../plugins/bundling/data-dependencies.cjs';
import {dataSources} from '../../plugins/bundling/data-sources';

/** Files and folders that a page with this source is made of, from the root of the repository. */
function dependenciesOf(source: string): string[] {
  const found: string[] = [];
  const add = (path: string) => found.push(path.slice(resolve('.').length + 1).replaceAll('\\', '/'));
  const context = {
    rootContext: resolve('.'),
    addDependency: add,
    addContextDependency: add,
    addMissingDependency: add,
    getOptions: () => ({sources: dataSources}),
  };
  expect((dataDependencies as (this: unknown, source: string) => string).call(context, source)).toBe(source);
  return found;
}

it.each([
  // The folder: a new command is a subcommand of another.
  ['---\ncommand: stack\n---', ['src/data/cli', 'src/data/cli/stack.yaml', 'src/data/cli/schema.ts']],
  [
    '<ComposeKeys section="ports" />',
    ['packages/compose-check/data/compose', 'packages/compose-check/data/compose/schema.ts'],
  ],
  ['<ProviderMatrix />', ['src/data/providers.yaml', 'src/data/providers-schema.ts']],
  ['{Product}', ['config/site.ts']],
  // A page that quotes another changes with it.
  ['<Topic name="cost" />', ['src/data/topics.yaml', 'docs/guides/monthly-cost.mdx']],
  ['FROM node:{versions.node}', ['src/data/versions.yaml', 'src/data/versions-schema.ts']],
  // Also one that isn't there yet.
  ['```js file="no-such/a.js"\n```\n\n  ```js file="no-such/b.js"', ['examples/no-such/a.js', 'examples/no-such/b.js']],
])('makes the data of %j dependencies', (source, paths) => {
  expect(dependenciesOf(source)).toEqual(expect.arrayContaining(paths));
});
