import clientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {validateOptions} from '@docusaurus/plugin-client-redirects';

/**
 * The framework's client redirects, but with targets as written: the plugin applies `trailingSlash` to addresses of other
 * hosts as well, where the slash may matter. Without the setting it changes nothing; our own targets have none anyway.
 */
export default function redirects(context: LoadContext, options: PluginOptions): Plugin<void> | null {
  return clientRedirects({...context, siteConfig: {...context.siteConfig, trailingSlash: undefined}}, options);
}
