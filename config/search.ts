import type {SearchFields} from '../src/search/settings';
import type {Services} from './services';
import {site} from './site';

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the search needs to know in the browser; every page loads it, so it's small. */
export function searchFields({algolia}: Services): SearchFields {
  return {
    reportUrl: `${site.links.docsRepo}/issues/new`,
    // The marketing site may be in the same index; its pages stay where they are.
    externalUrlPattern: `^${literally(site.links.website)}(?:/|$)`,
    algolia,
  };
}
