import {expect, it} from 'vitest';
import {problemsOfPrograms} from '../../plugins/commands/check-programs';
import {folderWith} from '../support/folder-with';

it('says at its line in the page what a program does that its package does not have', () => {
  const folder = folderWith({
    'node_modules/shop/package.json': '{"name": "shop", "types": "index.d.ts"}',
    'node_modules/shop/index.d.ts': 'export declare class Project { constructor(args: {paths: string[]}); }',
  });
  const program = (args: string) => ({
    file: 'docs/a.mdx',
    line: 10,
    code: `import {Project} from "shop";\n\nexport const shop = new Project(${args});\n`,
  });
  const found = problemsOfPrograms(folder, [program('{paths: []}'), program('{path: []}')]);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^docs\/a\.mdx:12: TS\d+: .*'path' does not exist/);
});
