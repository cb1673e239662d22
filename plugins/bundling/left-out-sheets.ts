import {readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Style sheets below a folder, as absolute paths. */
function sheetsBelow(folder: string): string[] {
  const sheets = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.css'));
  if (!sheets.length)
    throw new Error(`${folder}: no style sheets here any more. Mend plugins/bundling/left-out-sheets.ts.`);
  return sheets.map((name) => join(folder, name));
}

const folderOf = (file: string): string => dirname(require.resolve(file));

/**
 * The look of the site is its own (src/css): the sheets of Infima and of the theme stay out.
 *
 * @throws Error when a release has moved them
 */
export const leftOutSheets = (): string[] => [
  require.resolve('infima/dist/css/default/default.css'),
  ...sheetsBelow(folderOf('@docusaurus/theme-classic')),
  ...sheetsBelow(folderOf('@docusaurus/theme-common')),
];
