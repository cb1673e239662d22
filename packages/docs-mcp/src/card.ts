import {SUPPORTED_PROTOCOL_VERSIONS} from '@modelcontextprotocol/server';
import {CARDS, CATALOG, CATALOG_TYPE, PATH} from './constants';
import type {Facts} from './facts';

/** The revision without a handshake. The list of the SDK has only those that begin with one. */
const NEWEST_PROTOCOL = '2026-07-28';
const CARD_TYPE = 'application/mcp-server-card+json';

/**
 * Who the server is and where it answers, for clients that haven't connected yet: MCP Server Cards, schema v1 of June 18, 2026
 * (SEP-2127, https://github.com/modelcontextprotocol/experimental-ext-server-card). It lists no tools; clients ask for them.
 */
export function serverCard({name, slug, version, origin}: Facts) {
  const {hostname} = new URL(origin);
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
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

/** The site's AI catalog (https://github.com/Agent-Card/ai-catalog, 1.0) with the server in it, which isn't on every host of the site. */
export function catalogWithServer(catalog: {entries: object[]}, facts: Facts): object {
  const identifier = `urn:air:${new URL(facts.origin).hostname}:mcp:${facts.slug}-docs`;
  const {title: displayName, description} = serverCard(facts);
  const representativeQueries = [
    `Will this Compose file deploy with ${facts.name}?`,
    `What does this error of ${facts.name} mean?`,
  ];
  const url = `${facts.origin}${CARDS[0]}`;
  const server = {identifier, displayName, description, type: CARD_TYPE, representativeQueries, url};
  return {...catalog, entries: [server, ...catalog.entries]};
}

/** What the server answers besides the protocol, by address: media type and JSON. */
export const discovery = (facts: Facts, catalog: () => {entries: object[]}): Map<string, [string, () => object]> =>
  new Map([
    ...CARDS.map((path): [string, [string, () => object]] => [path, [CARD_TYPE, () => serverCard(facts)]]),
    [CATALOG, [CATALOG_TYPE, () => catalogWithServer(catalog(), facts)]],
  ]);
