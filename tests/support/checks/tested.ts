import type {AnyExample, TestedRow} from '../../../examples/schema';
import type {TextFile} from '../files';

const FILE = 'examples/tested.yaml';

const dateOf = (row: TestedRow): string => (row.how === 'run' ? row.ran : row.how === 'read' ? row.read : row.checked);

/** What the table of runs says, against the examples that there are: a row for each, and no date that hasn't been. */
export function checkTested(rows: Record<string, TestedRow>, names: readonly string[], today: string): string[] {
  return [
    ...names.filter((name) => !rows[name]).map((name) => `${FILE}: has no row ${name}: npm run examples -- ${name}.`),
    ...Object.entries(rows).flatMap(([name, row]) => {
      if (!names.includes(name))
        return [`${FILE}: the example ${name} is gone: npm run examples writes the file anew.`];
      const date = dateOf(row);
      return date > today ? [`${FILE}: ${name}: ${date} hasn't been yet. Only npm run examples writes this file.`] : [];
    }),
  ];
}

/** Files that nobody runs are checked where a page shows them. */
const checkShown = (name: string, files: readonly string[], pages: readonly TextFile[]): string[] =>
  files
    .filter((file) => !pages.some(({text}) => text.includes(`file="${name}/${file}"`)))
    .map((file) => `examples/${name}/${file}: no page shows it, so nothing checks it: show it, or delete it.`);

/**
 * What an example's page has to say: when it ran, and all the config that has to be set.
 *
 * @param config that its reader has to set
 * @param files all files of the example but example.yaml
 */
export function checkExamplePage(
  name: string,
  example: AnyExample,
  config: readonly string[],
  pages: readonly TextFile[],
  files: readonly string[] = [],
): string[] {
  const {page} = example;
  const path = `docs/${page}.mdx`;
  const text = pages.find((file) => file.path === path)?.text;
  if (text === undefined) return [`examples/${name}/example.yaml: there is no page ${path}: correct page.`];
  return [
    ...(text.includes(`<Tested example="${name}" />`)
      ? []
      : [`${path}: doesn't say when its example ran: add <Tested example="${name}" />.`]),
    ...config
      .filter((key) => !text.includes(`config set ${key}`))
      .map((key) => `${path}: doesn't set ${key}, which examples/${name} needs: add {product} config set ${key}.`),
    ...(example.kind === 'files' ? checkShown(name, files, pages) : []),
  ];
}
