import {site} from '../../../config/site';
import type {Rules} from '../../../src/check/engine/types';
import {loadComposeSections} from './compose';
import {loadMessages} from './messages';
import {loadProviders} from './providers';
import {loadReleases} from './releases';
import {loadResources} from './resources';

/** Why a provider doesn't accept new projects, for each that doesn't. */
function closedProviders(): Rules['closed'] {
  const {providers, groups} = loadProviders();
  const feature = groups.flatMap(({features}) => features).find(({id}) => id === 'new-projects');
  const closed = providers.flatMap(({id, name}) => {
    const value = feature?.values[id];
    const reason = value?.detail ?? `[${name}](${feature?.page}) doesn't accept new projects`;
    return value?.support === 'no' ? [[id, `${reason}.`]] : [];
  });
  return Object.fromEntries(closed) as Rules['closed'];
}

/** All data for the check of Compose files and messages. The reader's browser, the tests and agents get the same. */
export function loadCheckRules(): Rules {
  return {
    product: {name: site.name, slug: site.slug, prefix: site.prefix},
    release: site.cliVersion,
    releases: loadReleases().map(({release}) => release),
    compose: loadComposeSections(),
    messages: loadMessages(),
    resources: loadResources(),
    closed: closedProviders(),
  };
}
