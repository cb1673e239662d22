/** Written by plugins/outputs/ask when the site is built. */
declare module '@generated/ask/default/manifest.json' {
  /** Address of what answers are quoted from. */
  const manifest: {passages: string};
  export default manifest;
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
