/** Written by plugins/ask when the site is built. */
declare module '@generated/ask/default/passages.json' {
  import type {Passages} from '@site/src/ask/passages';

  const passages: Passages;
  export default passages;
}

declare module '@generated/ask/default/commands.json' {
  import type {CommandList} from '@site/src/ask/command-check';

  const commands: CommandList;
  export default commands;
}

declare module '@generated/ask/default/settings.json' {
  import type {AskSettings} from '@site/src/ask/settings';

  const settings: AskSettings;
  export default settings;
}
