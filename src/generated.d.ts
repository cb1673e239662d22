/** Written by plugins/outputs/page-data.ts. */
declare module '@generated/outputs/default/addresses.json' {
  /** What the search, Ask and the check load, each when it's needed. */
  const addresses: Record<'titles' | 'records' | 'styles' | 'passages' | 'rules', string>;
  export default addresses;
}

declare module '@generated/outputs/default/ask-settings.json' {
  import type {AskSettings} from '@site/src/ask/settings';

  const settings: AskSettings;
  export default settings;
}

declare module '@generated/outputs/default/commands.json' {
  import type {CommandList} from '@site/src/ask/engine/command-check';

  const commands: CommandList;
  export default commands;
}

declare module '@generated/outputs/default/home-figure.json' {
  import type {FigureByProvider} from '@site/src/home/figure';

  const figure: FigureByProvider;
  export default figure;
}

declare module '@generated/outputs/default/nearest-pages.json' {
  import type {PageList} from '@site/src/lib/nearest';

  const pages: PageList;
  export default pages;
}

declare module '@generated/outputs/default/providers.json' {
  import type {Provider} from '@site/src/data/providers-schema';

  const providers: Provider[];
  export default providers;
}
