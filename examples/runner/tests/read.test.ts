import {describe, expect, it} from 'vitest';
import {folderWith} from '../../../tests/support/folder-with';
import {testedSchema} from '../../schema';
import {configOf, environmentOf, healthCommand, namesOf, readCompose} from '../compose';
import {commandOf, readDockerfile, runsAsRoot} from '../dockerfile';
import {modelEnvironment} from '../model';
import {mergeTested} from '../tested';
import {namedVersions, numberIn} from '../versions';

const serviceOf = (text: string) => {
  const {web} = readCompose(`services:\n  web:\n    ${text}\n`);
  if (!web) throw new Error('no service');
  return web;
};

it('reads who starts a container, and with what', () => {
  const stages = readDockerfile('FROM a AS b\nUSER node\nFROM c\nENTRYPOINT ["d"]\nCMD ["e"]');
  expect([commandOf(stages), runsAsRoot(stages)]).toEqual([['d', 'e'], true]);
  expect(runsAsRoot(readDockerfile('FROM a\nUSER root\nUSER node'))).toBe(false);
});

describe('a Compose file', () => {
  it('gives a service its environment from stored config', () => {
    const service = serviceOf('environment: {URL: "postgres://u:${KEY}@db:5432/app", KEY: , PORT: 3000}');
    expect(configOf(service)).toEqual(['KEY', 'KEY']);
    expect(environmentOf(service, new Map([['KEY', 'k']]))).toEqual({
      URL: 'postgres://u:k@db:5432/app',
      KEY: 'k',
      PORT: '3000',
    });
  });

  it('gets the address and the name of a model in the variables of the CLI, or in its own', () => {
    const key = {OPENAI_API_KEY: 'stand-in'};
    const url = 'http://host.docker.internal:4000/v1/';
    const list = modelEnvironment(serviceOf('models: [my-llm]'), 4000);
    expect(list).toEqual({...key, MY_LLM_URL: url, MY_LLM_MODEL: 'stand-in'});
    const own = serviceOf('models: {llm: {endpoint_var: OPENAI_BASE_URL, model_var: MODEL}}');
    expect(modelEnvironment(own, 4000)).toEqual({...key, OPENAI_BASE_URL: url, MODEL: 'stand-in'});
    expect(modelEnvironment(serviceOf('models: {llm: }'), 4000)).toHaveProperty('LLM_URL', url);
  });

  it('says how to check a service, and what is a database', () => {
    expect(healthCommand(serviceOf('healthcheck: {test: ["CMD", "a", "b"]}'))).toEqual(['a', 'b']);
    expect(() => healthCommand(serviceOf('image: a'))).toThrow('needs a healthcheck');
    const services = readCompose('services: {db: {image: pgvector/pgvector:pg17}, cache: {image: "redis:7"}}');
    expect([namesOf('postgres', services), namesOf('redis', services)]).toEqual([['db'], ['cache']]);
  });
});

it('reads versions from files, and from what programs say', () => {
  const folder = folderWith({'requirements.txt': 'a==1\nFlask==3.1.3\n'});
  const versions = (file: string, name: string) => ({versions: {[name]: {file, pattern: `^${name}==(.+)$`}}});
  expect(namedVersions(versions('requirements.txt', 'Flask'), folder)).toEqual({Flask: '3.1.3'});
  expect(namedVersions(versions('absent.txt', 'Flask'), folder)).toEqual({});
  expect(() => namedVersions(versions('requirements.txt', 'flask'), folder)).toThrow('the pattern of flask');
  expect(numberIn('postgres (PostgreSQL) 17.6 (Debian)', 'Postgres')).toBe('17.6');
  expect(() => numberIn('none', 'Go')).toThrow('"none" holds no version of Go');
});

describe('the table of what ran', () => {
  const run = {how: 'run', ran: '2026-11-25', with: {Go: '1.27.4'}};
  const read = {how: 'read', read: '2026-11-25', notRun: 'the test machine has no Ruby', with: {}};
  const {go, rails} = testedSchema.parse({go: run, rails: read});
  if (!go || !rails) throw new Error('no rows');

  it('takes new rows, keeps those of examples that were not chosen, and drops those that are gone', () => {
    const later = {...go, ran: '2026-12-01'};
    expect(mergeTested({go, rails, old: go}, new Map([['go', later]]), ['go', 'rails'])).toEqual({go: later, rails});
  });

  it('keeps the row of a run where the example can only be read', () => {
    expect(mergeTested({go}, new Map([['go', rails]]), ['go'])).toEqual({go});
    expect(mergeTested({go: rails}, new Map([['go', go]]), ['go'])).toEqual({go});
  });
});
