import {COSTS, registry} from '../../src/components/registry';
import {homeOf, loadTopics} from '../pages/data/topics';
import {PARTIAL} from '../pages/page';
import {EXAMPLES, FILE_FENCE} from '../pages/examples';

/**
 * What names data in the source of a page, as a pattern, with the files and folders that it stands for: the narrower, the
 * fewer pages an edit compiles again. `$1` is what the pattern's first group found, and `./` the folder of the page.
 */
export const dataSources: [pattern: string, ...files: string[]][] = [
  ['\\{(Product|product|PRODUCT|links\\.\\w+)\\}', 'config/site.ts'],
  ['\\{versions\\.', 'src/data/versions.yaml', 'src/data/versions-schema.ts'],
  ['\\{costs\\.', ...COSTS],
  [FILE_FENCE, `${EXAMPLES}/$1`],
  [PARTIAL.replace('(', '(?:'), './$1'],
  ['^command:', 'src/data/cli'],
  ...loadTopics().map((topic): [string, string] => [`<Topic name="${topic.id}"`, homeOf(topic).file]),
  ...Object.entries(registry).flatMap(([name, {data}]): [string, ...string[]][] =>
    data ? [[`<${name}\\b`, ...data]] : [],
  ),
];
