import {chmodSync} from 'node:fs';
import {join} from 'node:path';
import {DEFAULT_IDENTITY} from '../../../config/site';
import type {AnyExample} from '../../../examples/schema';
import {checkFiles} from '../../../examples/runner/check-files';
import {checkExamplePage, checkTested} from '../../support/checks/tested';
import {folderWith} from '../../support/folder-with';

const FILES: Record<string, string> = {
  'example.yaml': `page: quickstarts/a
service: web
request: {path: /, shows: Visits}
versions: {}
`,
  'compose.yaml': `services:
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
`,
  Dockerfile: 'FROM node:24-alpine\nCOPY . .\nUSER node\nCMD ["node", "server.js"]\n',
  '.dockerignore': '.git\n.env*\nnode_modules\n',
  'create.sh': '#!/bin/sh\n',
};

/** Another text, what is replaced in it, or nothing where the file is left out. */
type Change = string | [from: string, to: string] | null;

const changed = (name: string, change: Change) =>
  Array.isArray(change) ? (FILES[name] ?? '').replace(...change) : change;

export const examples = {
  /** The problems of an example that is right but for what is changed. */
  example: (changes: Record<string, Change>) => {
    const texts = Object.entries({...FILES, ...changes}).flatMap(([name, change]) => {
      const text = changed(name, change);
      return text === null ? [] : [[`a/${name}`, text]];
    });
    const root = folderWith(Object.fromEntries(texts));
    if (!('create.sh' in changes)) chmodSync(join(root, 'a/create.sh'), 0o755);
    return checkFiles('a', root).map((problem) => problem.replace(`${root}/`, 'examples/'));
  },
  'example page': ({kind, text}: {kind: 'app' | 'files'; text: string}) => {
    const example = {kind, page: 'quickstarts/a'} as AnyExample;
    return checkExamplePage(
      'a',
      example,
      kind === 'app' ? ['API_KEY'] : [],
      [{path: 'docs/quickstarts/a.mdx', text}],
      ['b.json', 'c.json'],
    );
  },
  /** @param rows examples that ran on January 2, judged a day before */
  tested: ({examples: names, rows}: {examples: string[]; rows: string[]}) =>
    checkTested(
      Object.fromEntries(rows.map((name) => [name, {how: 'run', ran: '2026-01-02', with: {}}])),
      names,
      '2026-01-01',
    ),
};
