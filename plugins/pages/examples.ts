import {existsSync, readFileSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {DEFAULT_IDENTITY, site} from '../../config/site';

/** Where the projects are that pages show files of. */
export const EXAMPLES = 'examples';

/** A fence that shows a file, in the source of a page; the bundler reads the same pattern (plugins/bundling). */
export const FILE_FENCE = '^[ \\t>]*(?:`{3,}|~{3,})\\w+[^\\n]*?\\bfile="([^"\\n]+)"';

/** `# region health`, `// endregion health`: a comment on its own line, in any language that examples are written in. */
const REGION =
  /^\s*(?:\/\/|#|--|;|\/\*|<!--|<%#|\{#|\{\{--|\{\/\*)\s*(end)?region\s+([\w-]+)\s*(?:\*\/\}?|-->|%>|#\}|--\}\})?\s*$/;

export interface Excerpt {
  text: string;
  /** For each line of the text, its number in the file. */
  lines: number[];
}

type Identity = typeof DEFAULT_IDENTITY;

const ownIdentity: Identity = {...site, account: site.links.account};

/** Files of examples/ that the fences of a page show, from the root of the repository. */
export const examplesShownBy = (source: string): string[] =>
  [...source.matchAll(new RegExp(FILE_FENCE, 'gm'))].map(([, file = '']) => posix.join(EXAMPLES, file));

/** Examples are written for the default identity, so that they run; a page shows them with that of the site. */
export function withIdentity(text: string, identity: Identity = ownIdentity): string {
  const forms = (['account', 'name', 'prefix', 'slug'] as const).map((form) => [
    DEFAULT_IDENTITY[form],
    identity[form],
  ]);
  const values = new Map(forms as [string, string][]);
  return text.replace(new RegExp([...values.keys()].join('|'), 'g'), (found) => values.get(found) ?? found);
}

interface Line {
  text: string;
  number: number;
  regions: string[];
}

/** The lines of a file without those that mark regions, each with the regions around it. */
function markedLines(path: string, source: string): {lines: Line[]; regions: Set<string>} {
  const open: {name: string; number: number}[] = [];
  const regions = new Set<string>();
  const lines: Line[] = [];
  for (const [index, text] of source
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .entries()) {
    const [mark, end, name = ''] = REGION.exec(text) ?? [];
    const place = `${path}:${index + 1}`;
    if (mark === undefined) lines.push({text, number: index + 1, regions: open.map((region) => region.name)});
    else if (end) {
      const last = open.pop();
      if (last?.name !== name)
        throw new Error(
          `${place}: region "${name}" ends here, but ${last ? `"${last.name}" is open` : 'none is open'}: end regions in the reverse order of their beginnings.`,
        );
    } else {
      if (regions.has(name)) throw new Error(`${place}: there are two regions "${name}": rename one.`);
      regions.add(name);
      open.push({name, number: index + 1});
    }
  }
  const [left] = open;
  if (left)
    throw new Error(
      `${path}:${left.number}: region "${left.name}" has no end: add a comment "endregion ${left.name}".`,
    );
  return {lines, regions};
}

/** Without the indentation that all lines share. */
function outdented(lines: string[]): string[] {
  const depths = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...depths);
  return lines.map((line) => line.slice(shared));
}

/**
 * The text of an example's file, or of a named region, as a page shows it.
 *
 * @param file path below the folder of the examples: `express/compose.yaml`
 * @throws Error that says what is missing and how to mend it
 */
export function readExample(file: string, region?: string, folder = EXAMPLES, identity?: Identity): Excerpt {
  const path = posix.join(folder, file);
  if (!path.startsWith(`${folder}/`) || !existsSync(path) || !statSync(path).isFile())
    throw new Error(`there's no file ${path}: correct file="${file}", which is a path below ${folder}/.`);
  const {lines, regions} = markedLines(path, readFileSync(join(path), 'utf8'));
  if (region !== undefined && !regions.has(region)) {
    const there = regions.size ? `it has ${[...regions].join(', ')}` : 'it has none';
    throw new Error(
      `${path} has no region "${region}" (${there}): correct region="${region}", or mark the lines with comments "region ${region}" and "endregion ${region}".`,
    );
  }
  const shown = region === undefined ? lines : lines.filter((line) => line.regions.includes(region));
  const texts = shown.map((line) => line.text);
  const text = (region === undefined ? texts : outdented(texts)).join('\n');
  return {text: withIdentity(text, identity), lines: shown.map((line) => line.number)};
}
