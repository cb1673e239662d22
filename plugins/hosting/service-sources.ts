import type {Services} from '../../config/services';

/** Addresses that the services which are switched on are reached at, for `connect-src`. */
export function serviceSources({algolia, analytics}: Services): string[] {
  const sources: string[] = [];
  if (algolia) {
    const app = algolia.appId.toLowerCase();
    // Host and retry hosts of the client: https://www.algolia.com/doc/rest-api/search/#hosts
    sources.push(
      `https://${app}-dsn.algolia.net`,
      ...[1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`),
    );
    if (algolia.assistant?.kind === 'classic') sources.push('https://askai.algolia.com');
    if (algolia.assistant?.kind === 'agent') sources.push(`https://${app}.algolia.net`);
  }
  // The library is part of the bundle: only its settings and its events go over the network.
  if (analytics) sources.push('https://cdn.segment.com', 'https://api.segment.io');
  return sources;
}
