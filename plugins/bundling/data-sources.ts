import {registry} from '../../src/components/registry';

/** What names data in the source of a page, as a pattern, with the files and folders that it stands for: the narrower, the fewer pages an edit compiles again. */
export const dataSources: [pattern: string, ...files: string[]][] = [
  ['\\{(Product|product|PRODUCT|links\\.\\w+)\\}', 'config/site.ts'],
  ['^command:', 'src/data/cli'],
  ...Object.entries(registry).flatMap(([name, {data}]): [string, ...string[]][] =>
    data ? [[`<${name}\\b`, ...data]] : [],
  ),
];
