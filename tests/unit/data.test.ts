import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import type * as z from 'zod';
import {loadCommands} from '../../plugins/pages/data/commands';
import {sectionsOf} from '../../plugins/remark/cli-reference/sections';
import {readData} from '../../plugins/pages/data/read-data';
import {commandSchema} from '../../src/data/cli/schema';
import {glossarySchema} from '../../src/data/glossary-schema';
import {messagesSchema} from 'compose-check/data/messages/schema';
import {questionsSchema} from '../../src/data/questions-schema';
import {providersSchema} from '../../src/data/providers-schema';
import {findingsSchema} from 'compose-check/data/findings-schema';
import {samplesSchema} from '../../src/data/samples-schema';
import {folderWith} from '../support/folder-with';
import {shapesSchema} from 'compose-check/data/shapes-schema';

const path = join(folderWith({}), 'data.yaml');

const PROVIDERS = `providers: [{id: aws, name: AWS, flag: aws, status: Ready}]
groups: [{title: A, features: [{id: logs, name: Logs, values: {asw: {support: 'yes'}}}]}]`;

const HEAD = "page: /docs/a\nchecked: '3.14.1'\nmessages:";
const MESSAGE = '{id: a, kind: error, text: x, cause: x, remedy: x}';
const TERM = `{term: One, also: [Ones], meaning: A meaning of at least thirty letters., see: '[A](/docs/a)'}`;

it.each<[z.ZodType, string, RegExp]>([
  [commandSchema, '{command: up, usage: up, group: deploy, signIn: sometimes}', /signIn: .*"playground"/],
  [providersSchema, PROVIDERS, /groups\.0\.features\.0\.values: .*"asw"/],
  [
    shapesSchema,
    'merging: {replaced: [], named: [], listed: []}\ntypes:\n  a: string|null\n  b: {keys: {c: a, d: [{list: strng}]}}',
    /:4: types\.b: nothing is called "strng"/,
  ],
  [findingsSchema, 'findings: [{id: a, message: x, prefix: y}]', /findings\.0: write the prefix into the message/],
  [samplesSchema, '[{"name": "x",, }]', /:1: not valid YAML/],
  [messagesSchema, `${HEAD}\n  - ${MESSAGE}\n  - ${MESSAGE}`, /:5: messages\.1: "a" stands twice/],
  [messagesSchema, `${HEAD}\n  - ${MESSAGE.replace('cause: x, ', '')}`, /:4: messages\.0\.cause: is missing/],
  [glossarySchema, `- ${TERM}\n- ${TERM.replace('One', 'Two').replace('Ones', 'One')}`, /:2: 1: "One" stands twice/],
  [
    questionsSchema,
    `/docs/a:\n  - one way\n  - ${'long '.repeat(20)}`,
    /:3: \/docs\/a\.1: write at most 90 characters/,
  ],
  [
    questionsSchema,
    '/docs/a: [one, two, three, four, five, six six, seven, eight]',
    /:1: \/docs\/a: write at most 7 phrases/,
  ],
])('says in which file and where the data are wrong', (schema, source, problem) => {
  writeFileSync(path, source);
  expect(() => readData(path, schema)).toThrow(path);
  expect(() => readData(path, schema)).toThrow(problem);
});

it('refuses a command that refers to one that is not there', () => {
  const commands = loadCommands();
  for (const command of commands) sectionsOf(command, commands);
  const [command] = commands.filter((one) => one.command === 'compose up');
  expect(() => command && sectionsOf({...command, seeAlso: ['compose ups']}, commands)).toThrow(
    'src/data/cli/compose_up.yaml: seeAlso: there is no visible command "compose ups".',
  );
});
