import {SUPPORTED_PROTOCOL_VERSIONS} from '@modelcontextprotocol/server';
import {PATH} from './constants';
import type {Facts} from './facts';

/** The revision without a handshake. The list of the SDK has only those that begin with one. */
const NEWEST_PROTOCOL = '2026-07-28';

/**
 * Who the server is and where it answers, for clients that haven't connected yet: the draft of MCP Server Cards
 * (SEP-2127, https://github.com/modelcontextprotocol/experimental-ext-server-card). It lists no tools; clients ask for them.
 */
export function serverCard({name, slug, version, origin}: Facts): object {
  const {hostname} = new URL(origin);
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json',
    name: `${hostname.split('.').toReversed().join('.')}/${slug}-docs`,
    version,
    title: `${name} docs`,
    description: `Searches the ${name} docs, and checks Compose files and error messages.`,
    websiteUrl: origin,
    remotes: [
      {
        type: 'streamable-http',
        url: `${origin}${PATH}`,
        supportedProtocolVersions: [NEWEST_PROTOCOL, ...SUPPORTED_PROTOCOL_VERSIONS],
      },
    ],
  };
}
