import type {TextChanges} from './compare-texts';
import type {ToolText} from './tool-source';

export interface Difference {
  /** The release to describe, and the one that the pages describe. */
  release: string;
  described: string;
  /** Releases between both, which have their own line in the data. */
  between: string[];
  /** What the command tree has that the data don't, and the other way around. */
  commands: string[];
  texts: TextChanges;
}

/** An issue has 65,536 characters at most. */
const MOST = 60_000;

const quoted = ({text, file, line}: ToolText): string =>
  `\`${text.replaceAll(/\s+/g, ' ').replaceAll('`', "'").trim()}\` (${file}:${line})`;

const lost = ({message, text}: TextChanges['gone'][number]): string =>
  `\`${message.id}\`: the source has no \`${text.replaceAll('`', "'")}\``;

const section = (title: string, ...items: string[]): string[] =>
  items.length ? ['', `## ${title}`, '', ...items.map((item) => `- [ ] ${item}`)] : [];

const flagsIn = (line: string): string[] => line.match(/(?<![\w-])--[a-z][\w-]+/g) ?? [];

/**
 * The difference as a list to tick off, in Markdown.
 *
 * @param pages text of each page by its file, in which flags are looked up
 */
export function checklist(difference: Difference, pages: ReadonlyMap<string, string>): string {
  const {release, described, between, commands, texts} = difference;
  const naming = (line: string): string => {
    const flags = flagsIn(line);
    const files = [...pages].filter(([, text]) => flags.some((flag) => new RegExp(`${flag}(?![\\w-])`).test(text)));
    return files.length ? `. Pages that name it: ${files.map(([file]) => `\`${file}\``).join(', ')}` : '';
  };
  const list = [
    `# Bring the docs to release ${release}`,
    '',
    `The pages describe ${described}. CONTRIBUTING, "Bring the site to a new release", has the steps.`,
    ...section('Releases', ...[...between, release].map((one) => `\`${one}\``)),
    ...section('Commands and flags', ...commands.map((line) => `${line}${naming(line)}`)),
    ...section('Messages that changed or are gone', ...texts.gone.map(lost)),
    ...section('New links to the docs', ...texts.links.map(quoted)),
    ...section('New variables, Compose keys and texts', ...texts.others.map(quoted)),
  ].join('\n');
  return list.length > MOST
    ? `${list.slice(0, list.lastIndexOf('\n', MOST))}\n- [ ] And more: run \`npm run data:release\`\n`
    : `${list}\n`;
}
