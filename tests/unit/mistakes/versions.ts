import {endingRuntimes} from '../../../plugins/commands/check-versions';
import {loadVersions} from '../../../plugins/pages/data/versions';
import {checkVersionData} from '../../support/checks/versions';
import {type Mistake, foundBy} from './mistake';

const versions = loadVersions();
const node = {...versions, runtimes: {node: {...versions.runtimes.node!, version: '24', ends: '2028-04-30'}}};
const only = {...node, images: {}, actions: {}, packages: {}, models: {}};
const page = (text: string) => checkVersionData([{path: 'docs/a.mdx', text}], [], only);
const example = (text: string) => checkVersionData([], [{path: 'examples/a/Dockerfile', text}], only);
const ending = (day: string) => endingRuntimes(only, new Set(['node']), day);

/** Versions of runtimes, images and actions. */
export const VERSIONS: Mistake[] = [
  ...foundBy(page, 'docs/a.mdx:', [
    ['a version in code of a page', 'One.\nFROM node:22-alpine', /2: "node" with 22-alpine: write \{versions\.node\}/],
    ['a version in a sentence', 'Use `node:24`.', /1: "node" with 24: write \{versions\.node\}/],
    [
      'an image that the data lack',
      '    image: rust:1.90',
      /1: "rust" with 1\.90 isn't in src\/data\/versions\.yaml: add it, and write its token/,
    ],
    ['an action that the data lack', '- uses: a/b@v3', /1: "a\/b" with v3 isn't in src\/data\/versions\.yaml/],
  ]),
  ...foundBy(example, 'examples/a/Dockerfile:', [
    [
      'an example with another version',
      'FROM --platform=linux/amd64 node:22-alpine AS build',
      /1: "node" has 22-alpine, and src\/data\/versions\.yaml has 24: use one in both/,
    ],
    [
      'an example whose version is the default of an argument',
      'ARG NODE_VERSION=22\nFROM docker.io/library/node:$NODE_VERSION-slim',
      /2: "node" has 22-slim, and src\/data\/versions\.yaml has 24/,
    ],
  ]),
  ['a version that nothing names', () => page('import {a} from "node:fs";'), /nothing names runtimes\.node: remove it/],
  [
    'a runtime that goes out of support in 30 days',
    () => [...ending('2028-03-30'), ...ending('2028-03-31')],
    /^Node\.js 24 goes out of support on 2028-04-30, in 30 days: set a newer "node", and change examples\/ with it/,
  ],
  [
    'a runtime out of support',
    () => ending('2028-05-01'),
    /^Node\.js 24 has been out of support since 2028-04-30: set a newer "node"/,
  ],
];
