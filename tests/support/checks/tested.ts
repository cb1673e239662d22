import type {Example, TestedRow} from '../../../examples/schema';
import type {TextFile} from '../files';

const FILE = 'examples/tested.yaml';

/** What the table of runs says, against the examples that there are: a row for each, and no date that hasn't been. */
export function checkTested(rows: Record<string, TestedRow>, names: readonly string[], today: string): string[] {
  return [
    ...names.filter((name) => !rows[name]).map((name) => `${FILE}: has no row ${name}: npm run examples -- ${name}.`),
    ...Object.entries(rows).flatMap(([name, row]) => {
      if (!names.includes(name))
        return [`${FILE}: the example ${name} is gone: npm run examples writes the file anew.`];
      const date = row.how === 'run' ? row.ran : row.read;
      return date > today ? [`${FILE}: ${name}: ${date} hasn't been yet. Only npm run examples writes this file.`] : [];
    }),
  ];
}

/** What an example's page has to say: when it ran, and all the config that has to be set. */
export function checkExamplePage(name: string, {page, config}: Example, pages: readonly TextFile[]): string[] {
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
  ];
}
