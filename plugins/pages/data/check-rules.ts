import {site} from '../../../config/site';
import type {Rules} from 'compose-check/types';
import {findingsSchema} from 'compose-check/data/findings-schema';
import {type ComposeShapes, shapesSchema} from 'compose-check/data/shapes-schema';
import {loadAdaptations} from './adaptations';
import {loadComposeSections} from './compose';
import {loadGaps} from './gaps';
import {loadMessages} from './messages';
import {closedProviders} from './providers';
import {readData} from './read-data';
import {loadReleases} from './releases';
import {loadResources} from './resources';

/** What the loader of Compose files accepts at each place. */
export const loadShapes = (): ComposeShapes => readData('packages/compose-check/data/shapes.yaml', shapesSchema);

/** All data for the check of Compose files and messages. The reader's browser, the tests and agents get the same. */
export function loadCheckRules(): Rules {
  return {
    product: {name: site.name, slug: site.slug, prefix: site.prefix},
    release: site.cliVersion,
    releases: loadReleases().map(({release}) => release),
    compose: loadComposeSections(),
    messages: loadMessages(),
    resources: loadResources(),
    shapes: loadShapes(),
    ...readData('packages/compose-check/data/findings.yaml', findingsSchema),
    gaps: loadGaps(),
    closed: closedProviders(),
    adaptations: loadAdaptations(),
  };
}
