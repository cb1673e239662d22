import type {Plugin} from '@docusaurus/types';

/** What the preview needs beyond Docusaurus: more files to watch, and an overlay that goes when a mistake is fixed. */
export default function preview(): Plugin {
  return {
    name: 'preview',
    getPathsToWatch: () => ['src/data/cli/*.yaml'],
    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      // What doesn't compile has its own overlay, which goes when it's fixed. One for a page error would stay.
      const overlay = {runtimeErrors: ({message}: Error) => !message.includes('Module build failed')};
      // Docusaurus types the settings as webpack's, which leaves the server out.
      return {devServer: {client: {overlay}}} as unknown as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
