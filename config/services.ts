import type {Assistant} from '../src/search/settings';
import {site} from './site';

/**
 * Services that are switched on by keys in the environment. Nothing set makes a complete site that talks to no third
 * party. A group of variables is all or nothing.
 */

function group<K extends string>(
  title: string,
  names: Record<K, string>,
  optional: NoInfer<K>[] = [],
): Record<K, string> | null {
  const entries = Object.entries<string>(names) as [K, string][];
  const required = entries.filter(([key]) => !optional.includes(key));
  const set = entries.filter(([, name]) => process.env[name]?.trim());
  if (set.length === 0) return null;
  const missing = required.filter(([, name]) => !process.env[name]?.trim()).map(([, name]) => name);
  if (missing.length > 0) {
    throw new Error(
      `${title} is half set: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing. Set ${missing.length > 1 ? 'them' : 'it'}, or unset ${set.map(([, name]) => name).join(', ')}.`,
    );
  }
  return Object.fromEntries(entries.map(([key, name]) => [key, process.env[name]?.trim() ?? ''])) as Record<K, string>;
}

/** Algolia has two kinds, and an id belongs to one of them: the name of the variable says which. */
function assistantOf({assistantId, agentId}: Record<'assistantId' | 'agentId', string>): Assistant | null {
  if (assistantId && agentId) {
    throw new Error(
      'Two assistants are set: unset ALGOLIA_AGENT_ID, for a classic assistant, or ALGOLIA_ASSISTANT_ID, for an agent of Agent Studio.',
    );
  }
  if (agentId) return {id: agentId, kind: 'agent'};
  return assistantId ? {id: assistantId, kind: 'classic'} : null;
}

export interface Services {
  algolia: {appId: string; searchKey: string; index: string; assistant: Assistant | null} | null;
  analytics: {writeKey: string} | null;
  announcement: {id: string; text: string} | null;
  webMcp: {token: string} | null;
}

/**
 * Reads and checks the variables of all services.
 *
 * @throws Error that names the missing variables of a half-set group, or two that exclude each other
 */
export function readServices(): Services {
  const algolia = group(
    'Hosted search',
    {
      appId: 'ALGOLIA_APP_ID',
      searchKey: 'ALGOLIA_SEARCH_KEY',
      index: 'ALGOLIA_INDEX',
      assistantId: 'ALGOLIA_ASSISTANT_ID',
      agentId: 'ALGOLIA_AGENT_ID',
    },
    ['index', 'assistantId', 'agentId'],
  );
  return {
    algolia: algolia && {
      appId: algolia.appId,
      searchKey: algolia.searchKey,
      index: algolia.index || `${site.slug}-docs-production`,
      assistant: assistantOf(algolia),
    },
    analytics: group('Analytics', {writeKey: 'ANALYTICS_WRITE_KEY'}),
    announcement: group('The announcement bar', {id: 'ANNOUNCEMENT_ID', text: 'ANNOUNCEMENT_TEXT'}),
    webMcp: group('WebMCP', {token: 'WEBMCP_ORIGIN_TRIAL'}),
  };
}
