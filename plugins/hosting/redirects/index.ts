import clientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../pages/data/redirects';

/**
 * The framework's client redirects. The table comes in here instead of by options, which would travel to every page in the
 * site's configuration. Targets stay as written: the plugin applies `trailingSlash` to addresses of other hosts as well,
 * where the slash may matter.
 */
export default function redirectPages(context: LoadContext): Plugin | null {
  const {siteConfig} = context;
  const options: Omit<PluginOptions, 'createRedirects'> = {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects,
  };
  return clientRedirects(
    {...context, siteConfig: {...siteConfig, trailingSlash: undefined}},
    options as PluginOptions,
  ) as Plugin | null;
}
