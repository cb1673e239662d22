import type {CommandList} from '../../../src/ask/engine/command-check';
import {inheritedFlags, loadCommands, namesOf} from '../../pages/data/commands';

/** Added to the program itself, and to no command, by the CLI's framework: https://cobra.dev */
const ROOT_FLAGS = ['--version'];

/** Every visible command of the release described, by path and by alias, with the flags that it takes. */
export function commandList(): CommandList {
  const commands = loadCommands();
  const list: CommandList = {};
  for (const command of commands.filter(({removed}) => !removed)) {
    const present = [...command.flags, ...inheritedFlags(command, commands)].filter(({removed}) => !removed);
    const flags = present.flatMap(({name, shorthand}) => (shorthand ? [`--${name}`, `-${shorthand}`] : [`--${name}`]));
    if (command.command === '') flags.push(...ROOT_FLAGS);
    for (const name of namesOf(command)) list[name] = flags;
  }
  return list;
}
