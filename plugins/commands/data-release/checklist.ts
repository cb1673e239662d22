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
const MOST_TEXTS = 150;

/** Longest text that is quoted, in characters. */
const LONGEST = 200;

const MESSAGES_PAGE = 'docs/intro/faq/warnings-errors.mdx';

function quoted({text, file, line}: ToolText): string {
  const words = text.replaceAll(/\s+/g, ' ').replaceAll('`', "'").trim();
  return `\`${words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}\` (${file}:${line})`;
}

function section(title: string, items: string[], introduction = ''): string[] {
  if (!items.length) return [];
  const shown = items.slice(0, MOST_TEXTS).map((item) => `- [ ] ${item}`);
  const left = items.length - shown.length;
  const rest = left > 0 ? [`- [ ] ${left} more: run \`npm run data:release\``] : [];
  return ['', `## ${title}`, '', ...(introduction ? [introduction, ''] : []), ...shown, ...rest];
}

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
  return `${[
    `# Bring the docs to release ${release}`,
    '',
    `The pages describe ${described}. CONTRIBUTING, "Bring the site to a new release", explains each step.`,
    ...section('First', [
      `Add ${[...between, release].map((one) => `\`${one}\``).join(', ')} with the date to \`src/data/releases.yaml\``,
      `Set \`cliVersion\` in \`config/site.ts\` to \`${release}\``,
    ]),
    ...section(
      'Commands and flags',
      commands.map((line) => `${line}${naming(line)}`),
      'What is new gets `since` in `src/data/cli/`. What is gone stays, and gets `removed` and `instead`. Name hidden flags in `_hidden.yaml`.',
    ),
    ...section(
      'Messages that changed or are gone',
      texts.gone.map(
        ({message, text}) =>
          `\`${message.id}\` on \`${MESSAGES_PAGE}\`: the source has no \`${text.replaceAll('`', "'")}\``,
      ),
      'Correct the text and keep the earlier one as `former`, or set `removed`.',
    ),
    ...section('New variables and Compose keys', texts.names.map(quoted)),
    ...section('New links to the docs', texts.links.map(quoted), 'Add each to `src/data/inbound-links.json`.'),
    ...section(
      'New texts',
      texts.sentences.map(quoted),
      'Those that a person reads belong in `packages/compose-check/data/messages/`.',
    ),
    ...section('Last', [
      'Write the release into `checked` in `packages/compose-check/data/messages/`, once every text is compared',
      'Check `src/data/known-issues.yaml` and `src/data/untested.yaml`: what does the release fix, or let you try?',
      'Run `npm run check`: it names every command line, flag and link that the release does not have',
      `Set \`checked\` in \`src/data/releases.yaml\` to ${release} and today: \`/docs/releases\` shows it`,
    ]),
  ].join('\n')}\n`;
}
