import {readdirSync} from 'node:fs';
import {site} from '../../../config/site';
import type {Rules} from '../../../src/check/types';
import {composeSectionSchema} from '../../../src/data/compose/schema';
import {loadMessages} from './messages';
import {readData} from './read-data';
import {loadReleases} from './releases';
import {loadResources} from './resources';

const COMPOSE = 'src/data/compose';

/** All data for the check of Compose files and messages. The reader's browser, the tests and agents get the same. */
export function loadCheckRules(): Rules {
  const sections = readdirSync(COMPOSE)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  return {
    product: {name: site.name, slug: site.slug, prefix: site.prefix},
    release: site.cliVersion,
    releases: loadReleases().map(({release}) => release),
    compose: sections.map((name) => readData(`${COMPOSE}/${name}`, composeSectionSchema)),
    messages: loadMessages(),
    resources: loadResources(),
  };
}
