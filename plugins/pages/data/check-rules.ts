import {effectsSchema} from 'compose-check/data/effects-schema';
import {resourcesSchema} from 'compose-check/data/resources-schema';
import {planSchema} from 'compose-check/data/plan-schema';
import {pricesSchema} from 'compose-check/data/prices-schema';
import {type DataFiles, assembleRules, composeSection, messageGroup} from 'compose-check/data/rules';
import {site} from '../../../config/site';
import {closedProviders} from './providers';
import {dataFiles, readData} from './read-data';

const FOLDER = 'packages/compose-check/data';

const FILES: DataFiles = {
  read: (file, schema) => readData(`${FOLDER}/${file}`, schema),
  names: (folder) => dataFiles(`${FOLDER}/${folder}`),
};

/** Keys of one section of a Compose file, such as `ports`. */
export const loadComposeSection = (section: string) => composeSection(FILES, section);

/** All sections, in the order of their names. */
export const loadComposeSections = () => FILES.names('compose').map(loadComposeSection);

export const loadMessageGroup = (group: string) => messageGroup(FILES, group);

/** All messages that the tool prints, in the order of their groups' names. */
export const loadMessages = () => FILES.names('messages').flatMap(loadMessageGroup);

/** What a service becomes at each provider. */
export const loadResources = () => FILES.read('resources.yaml', resourcesSchema);

/** What comes of each key of a Compose file with the public engine. */
export const loadEffects = () => FILES.read('effects.json', effectsSchema);

export const loadPlanRules = () => FILES.read('plan.yaml', planSchema);

/** List prices of the clouds. */
export const loadPrices = () => FILES.read('prices.yaml', pricesSchema);

/** All data for the check of Compose files and messages. The reader's browser, the tests and agents get the same. */
export const loadCheckRules = () =>
  assembleRules(FILES, {
    product: {name: site.name, slug: site.slug, prefix: site.prefix},
    release: site.cliVersion,
    closed: closedProviders(),
  });
