import {SUPPORTED_PROTOCOL_VERSIONS} from '@modelcontextprotocol/server';
import {mcp} from '../../../config/mcp';
import {site} from '../../../config/site';

/** The revision without a handshake. The list of the SDK has only those that begin with one. */
const NEWEST_PROTOCOL = '2026-07-28';

/**
 * Who the server is and where it answers, for clients that haven't connected yet: the draft of MCP Server Cards
 * (SEP-2127, https://github.com/modelcontextprotocol/experimental-ext-server-card). It lists no tools; clients ask for them.
 */
export function serverCard(): object {
  const {hostname} = new URL(site.url);
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json',
    name: `${hostname.split('.').toReversed().join('.')}/${site.slug}-docs`,
    version: site.cliVersion,
    title: `${site.name} docs`,
    description: `Searches the ${site.name} docs, and checks Compose files and error messages.`,
    websiteUrl: site.url,
    remotes: [
      {
        type: 'streamable-http',
        url: new URL(mcp.path, site.url).href,
        supportedProtocolVersions: [NEWEST_PROTOCOL, ...SUPPORTED_PROTOCOL_VERSIONS],
      },
    ],
  };
}
