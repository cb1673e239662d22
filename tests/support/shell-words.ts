import {type Command, parse} from 'unbash';
import {lineAt} from './line-of';

/** One command of a shell snippet: its words without quotes, and the line it starts on (1 is the first). */
export interface ShellCommand {
  words: string[];
  line: number;
}

const isNode = (value: unknown): value is {type: string} =>
  typeof value === 'object' && value !== null && typeof (value as {type?: unknown}).type === 'string';

/** All commands of a shell snippet, those in lists, pipes, conditions and substitutions too, in their order. */
export function shellCommands(source: string): ShellCommand[] {
  const commands: Command[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (isNode(value)) {
      if (value.type === 'Command') commands.push(value as Command);
      Object.values(value).forEach(walk);
    }
  };
  // The parser reads substitutions when they're asked for, which writing the tree as JSON does.
  walk(JSON.parse(JSON.stringify(parse(source))));
  return commands.map(({prefix, name, suffix, pos}) => ({
    words: [
      ...prefix.flatMap((part) => (part.type === 'Assignment' ? [part.text] : [])),
      ...[name, ...suffix].flatMap((part) => (part?.type === 'Word' ? [part.value] : [])),
    ],
    line: lineAt(source, pos),
  }));
}
