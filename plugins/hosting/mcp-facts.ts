import type {Facts} from 'docs-mcp/facts';
import {hosts} from '../../config/hosting';
import {site} from '../../config/site';
import {hashedAddress} from '../outputs/loaded-files';
import {ORIGIN} from '../outputs/markdown/addresses';
import {loadProviders} from '../pages/data/providers';
import {readOutline} from '../pages/outline';

const fileOf = (name: Parameters<typeof hashedAddress>[0]): string => hashedAddress(name).slice(1);

/** What the MCP server, in the container and in its package (pack.ts), knows of the site besides what the build serves. */
export function mcpFacts(): Facts {
  return {
    name: site.name,
    slug: site.slug,
    version: site.cliVersion,
    origin: ORIGIN,
    hosts,
    clouds: loadProviders()
      .providers.filter(({id}) => id !== 'playground')
      .map(({name}) => name),
    pages: [...readOutline().pages.values()]
      .map(({permalink, title, description}) => ({permalink, title, description}))
      .sort((a, b) => (a.permalink < b.permalink ? -1 : 1)),
    files: {titles: fileOf('titles'), records: fileOf('records'), vectors: fileOf('vectors'), rules: fileOf('rules')},
  };
}
