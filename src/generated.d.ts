/** Written by plugins/outputs/page-data.ts. */
declare module '@generated/outputs/default/addresses.json' {
  /** What the search, Ask and the check load, each when it's needed. */
  const addresses: Record<'titles' | 'records' | 'styles' | 'passages' | 'rules', string>;
  export default addresses;
}

declare module '@generated/outputs/default/ask-settings.json' {
  const settings: import('./ask/settings').AskSettings;
  export default settings;
}

declare module '@generated/outputs/default/commands.json' {
  const commands: import('./ask/command-check').CommandList;
  export default commands;
}

declare module '@generated/outputs/default/home-facts.json' {
  const facts: import('./pages/_home/facts').HomeFacts;
  export default facts;
}

declare module '@generated/outputs/default/nearest-pages.json' {
  const addresses: import('./components/NotFound/nearest').Addresses;
  export default addresses;
}
