/** Written by plugins/outputs/page-data.ts. */
declare module '@generated/outputs/default/addresses.json' {
  /**
   * What the search, Ask and the check load, each when it's needed. `root` is the base URL, before a page's Markdown;
   * `origin` is where the site is published, to which the Markdown links.
   */
  const addresses: Record<'titles' | 'records' | 'vectors' | 'styles' | 'rules' | 'root' | 'origin', string>;
  export default addresses;
}

declare module '@generated/outputs/default/ask-settings.json' {
  import type {AskSettings} from '@site/src/search/settings';

  const settings: AskSettings;
  export default settings;
}

declare module '@generated/outputs/default/home-figure.json' {
  import type {FigureByProvider} from '@site/src/home/figure';

  const figure: FigureByProvider;
  export default figure;
}

declare module '@generated/outputs/default/nearest-pages.json' {
  import type {PageList} from 'docs-index/pages';

  const pages: PageList;
  export default pages;
}

declare module '@generated/outputs/default/providers.json' {
  import type {Provider} from '@site/src/data/providers-schema';

  const providers: Provider[];
  export default providers;
}
