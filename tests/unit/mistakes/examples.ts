import {chmodSync} from 'node:fs';
import {join} from 'node:path';
import {checkFiles} from '../../../tools/examples/check-files';
import {checkExamplePage, checkTested} from '../../support/checks/tested';
import {DEFAULT_IDENTITY} from '../../../config/site';
import {exampleSchema} from '../../../examples/schema';
import {folderWith} from '../../support/folder-with';
import {type Mistake, foundBy} from './mistake';

const COMPOSE = `services:
  web:
    build: .
    ports: [{mode: ingress, target: 3000}]
    environment: {DATABASE_URL: "postgres://postgres:\${POSTGRES_PASSWORD}@db:5432/app"}
    healthcheck: {test: ["CMD", "wget", "-q", "--spider", "http://127.0.0.1:3000/"]}
    deploy: {resources: {reservations: {memory: 512M}}}
  db:
    image: postgres:17
    x-${DEFAULT_IDENTITY.slug}-postgres: true
    environment: {POSTGRES_PASSWORD: }
    deploy: {resources: {reservations: {memory: 512M}}}
`;

const EXAMPLE = `title: A
page: quickstarts/a
runtime: node
service: web
port: 3000
database: postgres
config: [POSTGRES_PASSWORD]
request: {path: /, shows: Visits}
versions: {}
`;

const FILES: Record<string, string> = {
  'example.yaml': EXAMPLE,
  'compose.yaml': COMPOSE,
  Dockerfile: 'FROM node:24-alpine\nCOPY . .\nUSER node\nCMD ["node", "server.js"]\n',
  '.dockerignore': '.git\n.env*\nnode_modules\n',
  'create.sh': '#!/bin/sh\n',
};

/** The problems of an example that is right but for what is changed; nothing instead of a text leaves the file out. */
export function problemsOf(changes: Record<string, string | undefined>): string[] {
  const files = Object.entries({...FILES, ...changes}).flatMap(([name, text]) =>
    text === undefined ? [] : [[`a/${name}`, text]],
  );
  const root = folderWith(Object.fromEntries(files));
  if (!('create.sh' in changes)) chmodSync(join(root, 'a/create.sh'), 0o755);
  return checkFiles('a', root).map((problem) => problem.replace(`${root}/`, 'examples/'));
}

const dockerfile = (text: string) => problemsOf({Dockerfile: `FROM node:24-alpine\n${text}\n`});
const compose = ([from, to]: [string, string]) => problemsOf({'compose.yaml': COMPOSE.replace(from, to)});
const settings = (text: string) => problemsOf({'example.yaml': text});

const rows = (ran: string) => ({a: {how: 'run' as const, ran, with: {}, checks: {}}});
const page = (text: string) =>
  checkExamplePage('a', exampleSchema.parse({...JSON.parse(PARSED), config: ['API_KEY']}), [
    {path: 'docs/quickstarts/a.mdx', text},
  ]);
const PARSED = JSON.stringify({
  title: 'A',
  page: 'quickstarts/a',
  runtime: 'node',
  service: 'web',
  port: 1,
  database: 'none',
  config: [],
  request: {path: '/', shows: 'x'},
  versions: {},
});

/** Examples, as far as they can be judged without running them. */
export const EXAMPLES: Mistake[] = [
  ...foundBy(problemsOf, 'examples/a', [
    ['an example without a file', {'.dockerignore': undefined}, /: has no \.dockerignore\.$/],
    ['a create.sh that nobody can run', {'create.sh': ''}, /\/create\.sh: isn't executable/],
    [
      'an image that holds secrets',
      {'.dockerignore': 'node_modules\n.git\n'},
      /\/\.dockerignore: lets \.env into the image\.$/,
    ],
    [
      'an image that holds the packages of this machine',
      {'.dockerignore': '.env*\n.git\n'},
      /\/\.dockerignore: lets node_modules\/pg\/package\.json into the image\.$/,
    ],
    [
      'files that a provider refuses',
      {
        'example.yaml': 'kind: files\npage: quickstarts/a\nnotRun: nobody can\n',
        'compose.yaml': COMPOSE.replace('    build: .\n', '    build: .\n    hostname: a\n'),
      },
      /\/compose\.yaml:4: on aws: `hostname` isn't supported/,
    ],
  ]),
  ...foundBy(dockerfile, 'examples/a/Dockerfile: ', [
    ['an image that runs as root', 'CMD ["a"]', /runs as root\. Add USER/],
    ['a USER that is root by number', 'USER 0:0\nCMD ["a"]', /runs as root/],
    ['a CMD that a shell would start', 'USER a\nCMD node a.js', /write CMD as a list/],
    ['a Dockerfile without CMD', 'USER a', /the last stage has no CMD\.$/],
  ]),
  ...foundBy(compose, 'examples/a/compose.yaml:', [
    [
      'config that the page does not name',
      ['app"}', 'app", ALLOWED_HOSTS: }'],
      / wants ALLOWED_HOSTS\. Name it in example\.yaml/,
    ],
    ['a health check of localhost', ['127.0.0.1', 'localhost'], / .*Write 127\.0\.0\.1\.$/],
    [
      'an example that a provider refuses',
      ['build: .\n', 'build: .\n    hostname: a\n'],
      /4: on aws: `hostname` isn't supported/,
    ],
  ]),
  ...foundBy(settings, 'examples/a/', [
    [
      'config that nothing uses',
      EXAMPLE.replace('[POSTGRES', '[API_KEY, POSTGRES'),
      /example\.yaml: config names API_KEY, which compose\.yaml doesn't use\.$/,
    ],
    [
      'a database that is not the one of the Compose file',
      EXAMPLE.replace(': postgres', ': pgvector'),
      /example\.yaml: database is pgvector, but compose\.yaml has postgres\.$/,
    ],
    ['an example of an unknown kind', 'kind: poem\npage: quickstarts/a\n', /.*example\.yaml:1: kind: /],
    ['an example with an unknown setting', `${EXAMPLE}prot: 1\n`, /.*example\.yaml:\d+: .*prot/],
  ]),
  [
    'a file that no page shows',
    () =>
      checkExamplePage(
        'a',
        {kind: 'files', page: 'quickstarts/a', notRun: 'nobody can', providers: ['aws']},
        [{path: 'docs/quickstarts/a.mdx', text: '<Tested example="a" />\n```json file="a/b.json"\n```\n'}],
        ['b.json', 'c.json'],
      ),
    /^examples\/a\/c\.json: no page shows it/,
  ],
  ['an example never run', () => checkTested({}, ['a'], '2026-01-01'), /has no row a: npm run examples -- a\.$/],
  ['a run in the future', () => checkTested(rows('2026-01-02'), ['a'], '2026-01-01'), /a: 2026-01-02 hasn't been yet/],
  ['a row of no example', () => checkTested(rows('2026-01-01'), [], '2026-01-01'), /the example a is gone/],
  ...foundBy(page, '', [
    ['a page that hides when its example ran', 'config set API_KEY', /add <Tested example="a" \/>\.$/],
    ['a page that leaves out config', '<Tested example="a" />', /doesn't set API_KEY, which examples\/a needs/],
  ]),
];
