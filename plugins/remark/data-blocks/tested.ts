import type {RootContent} from 'mdast';
import type {TestedRow} from '../../../examples/schema';
import {loadTested} from '../../pages/data/facts';
import {paragraph} from '../../pages/mdast/build';
import {allOf, onDate} from '../../pages/words';

const named = (versions: TestedRow['with']): string =>
  allOf(Object.entries(versions).map(([name, version]) => `${name} ${version}`));

export function sentence(row: TestedRow): string {
  const versions = named(row.with);
  if (row.how === 'read') {
    const against = versions ? `, against ${versions}` : '';
    return `Not run yet, because ${row.notRun}. These files were only read on ${onDate(row.read)}${against}.`;
  }
  if (row.how === 'type-checked')
    return `This program was last type-checked on ${onDate(row.checked)}, against ${versions}. It wasn't run, because that needs a cloud account.`;
  if (row.copied)
    return `This job last ran on ${onDate(row.ran)}. It copied one database into another, using ${versions}.`;
  const standIn = row.standIn ? `, with a stand-in for the ${row.standIn}` : '';
  return `These files were last built and started on ${onDate(row.ran)}${standIn}, on a test machine with ${versions}.`;
}

/**
 * When an example was run, and with which versions.
 *
 * @throws Error if `npm run examples` has never seen the example
 */
export function tested(example: string): RootContent[] {
  const rows = loadTested();
  const row = rows[example];
  if (!row)
    throw new Error(
      `examples/tested.yaml has no row "${example}" (it has ${Object.keys(rows).join(', ')}): correct example="…", or run npm run examples -- ${example}.`,
    );
  return [paragraph(sentence(row))];
}
