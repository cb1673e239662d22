import {readdirSync} from 'node:fs';
import {site} from '../../../config/site';
import {makeRules} from '../../../src/check/rules';
import type {Rules} from '../../../src/check/types';
import {composeSectionSchema} from '../../../src/data/compose/schema';
import {messagesSchema} from '../../../src/data/messages/schema';
import {resourcesSchema} from '../../../src/data/resources-schema';
import {readData} from './read-data';
import {loadReleases} from './releases';

const dataFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `${folder}/${name}`);

/** All that the check of Compose files and messages knows: what the reader's browser, the tests and agents get. */
export function loadCheckRules(): Rules {
  return makeRules({
    product: {name: site.name, slug: site.slug, prefix: site.prefix},
    release: site.cliVersion,
    releases: loadReleases().map(({release}) => release),
    compose: dataFiles('src/data/compose').map((file) => readData(file, composeSectionSchema)),
    messages: dataFiles('src/data/messages').map((file) => readData(file, messagesSchema).messages),
    resources: readData('src/data/resources.yaml', resourcesSchema),
  });
}
