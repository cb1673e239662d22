import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {BuildHere, movePaths, withoutSystem} from '../build-here';
import {configOf, environmentOf, graceOf, healthCommand, moveHosts, readCompose} from '../compose';
import {copyFiles} from '../copy-files';
import {isRoot, readDockerfile, userOf} from '../dockerfile';
import {scriptOf} from '../follow-page';
import {modelEnvironment} from '../model';
import {folderWith} from '../../../tests/support/folder-with';
import {pageOf} from '../../../tests/support/written-page';

const serviceOf = (text: string) => {
  const {web} = readCompose(`services:\n  web:\n    ${text}\n`);
  if (!web) throw new Error('no service');
  return web;
};

describe('a Dockerfile', () => {
  it('is read stage by stage', () => {
    const stages = readDockerfile(`FROM golang:1.27-alpine AS build
WORKDIR /src
RUN --mount=type=cache,target=/x go build -o server .
FROM alpine
COPY --from=build /src/server ./
ENV A=1 B="two words"
USER nobody
EXPOSE 8080
ENTRYPOINT ["./server"]
CMD ["--fast", "two words"]
`);
    expect(stages.map(({name, image}) => [name, image])).toEqual([
      ['build', 'golang:1.27-alpine'],
      [undefined, 'alpine'],
    ]);
    expect(stages[0]?.steps[1]).toEqual({kind: 'run', command: 'go build -o server .'});
    expect(stages[1]?.steps.slice(0, 3)).toEqual([
      {kind: 'copy', from: 'build', sources: ['/src/server'], destination: './'},
      {kind: 'env', name: 'A', value: '1'},
      {kind: 'env', name: 'B', value: 'two words'},
    ]);
    expect(stages[1]?.command).toEqual(['./server', '--fast', 'two words']);
  });

  it('has its arguments filled in, for the build only', async () => {
    const stages = readDockerfile(`ARG RELEASE=3.4
FROM docker.io/library/ruby:$RELEASE-slim AS base
FROM any
ARG WORD=hidden
ENV SHOWN=\${WORD}!
RUN echo "$WORD" > word
CMD ["sh", "-c", "echo $SHOWN$WORD"]
`);
    expect(stages[0]?.image).toBe('ruby:3.4-slim');
    const folder = folderWith({});
    const place = new BuildHere(stages.slice(1), folderWith({}), folder);
    await place.build();
    expect(readFileSync(join(folder, 'stage-0/word'), 'utf8')).toBe('hidden\n');
    const app = await place.start({});
    await app.process.ended;
    expect(app.process.output).toBe('hidden!\n');
  });

  it.each([
    ['RUN x', /RUN before FROM/],
    ['', /no FROM/],
    ['FROM a\nCMD node server.js', /write CMD as a list/],
    ['FROM a\nADD b c', /doesn't know ADD/],
  ])('is refused: %s', (text, said) => {
    expect(() => readDockerfile(text)).toThrow(said);
  });

  it.each([
    ['FROM a', undefined, true],
    ['FROM a\nUSER root', 'root', true],
    ['FROM a\nUSER 0:0', '0:0', true],
    ['FROM a\nUSER node\nUSER root', 'root', true],
    ['FROM a AS base\nUSER node\nFROM base', 'node', false],
    ['FROM a AS build\nUSER node\nFROM b', undefined, true],
  ])('says who runs it: %s', (text, user, isTheRoot) => {
    expect(userOf(readDockerfile(text))).toBe(user);
    expect(isRoot(user)).toBe(isTheRoot);
  });

  it('is carried out in clean folders, without what belongs to the system', async () => {
    const context = folderWith({'package.json': '{}', 'package-lock.json': '{}', 'src/a.txt': 'a'});
    const folder = folderWith({});
    const stages = readDockerfile(`FROM any AS build
WORKDIR /src
COPY package*.json ./
COPY src src
ENV OUT=/src/out
RUN apt-get update && mkdir -p "$OUT" && cp src/a.txt /src/out/b.txt
FROM any
WORKDIR /app
COPY --from=build /src/out ./
CMD ["sh", "-c", "cat b.txt"]
`);
    const place = new BuildHere(stages, context, folder);
    expect(await place.build()).toEqual(['apt-get update']);
    expect(readFileSync(join(folder, 'stage-1/app/b.txt'), 'utf8')).toBe('a');
    expect(existsSync(join(folder, 'stage-1/src'))).toBe(false);
    expect(await place.inspect(['ls'], 'first')).toBe('out\npackage-lock.json\npackage.json\nsrc\n');
    expect(() => copyFiles(context, ['go.sum'], folder)).toThrow('there is no go.sum. Check the name');
  });

  it('has its own paths moved and no others', () => {
    const moved = (text: string) => movePaths(text, '/tmp/x', ['/app/.venv', '/app']);
    expect(moved('cp /app/a "/app" && /usr/bin/app /apple /opt/app')).toBe(
      'cp /tmp/x/app/a "/tmp/x/app" && /usr/bin/app /apple /opt/app',
    );
    expect(moved('PATH=/app/.venv/bin:/bin')).toBe('PATH=/tmp/x/app/.venv/bin:/bin');
    expect(withoutSystem('adduser -S a \\\n && npm ci')).toEqual({command: 'npm ci', left: ['adduser -S a']});
  });
});

describe('a Compose file', () => {
  it('gives a service its environment from stored config', () => {
    const service = serviceOf('environment: {URL: "postgres://u:${KEY}@db:5432/app", KEY: , PORT: 3000}');
    expect(configOf(service)).toEqual(['KEY']);
    expect(environmentOf(service, new Map([['KEY', 'k']]))).toEqual({
      URL: 'postgres://u:k@db:5432/app',
      KEY: 'k',
      PORT: '3000',
    });
    expect(() => environmentOf(service, new Map())).toThrow("wants KEY, which example.yaml doesn't name");
  });

  it('has its database moved to this machine, and nothing else', () => {
    const moved = moveHosts(
      {
        URL: 'postgres://db:secret-db@db:5432/db?sslmode=require',
        JDBC: 'jdbc:postgresql://db:5432/app',
        HOST: 'db',
        PORT: '5432',
        NAME: 'mydb',
      },
      [{host: 'db', port: 5432, to: 40_000}],
    );
    expect(moved).toEqual({
      URL: 'postgres://db:secret-db@127.0.0.1:40000/db?sslmode=require',
      JDBC: 'jdbc:postgresql://127.0.0.1:40000/app',
      HOST: '127.0.0.1',
      PORT: '40000',
      NAME: 'mydb',
    });
  });

  it('gets the address and the name of a model in the variables of the CLI, or in its own', () => {
    const key = {OPENAI_API_KEY: 'stand-in'};
    const url = 'http://127.0.0.1:4000/v1/';
    expect(modelEnvironment(serviceOf('models: [my-llm]'), 4000)).toEqual({
      ...key,
      MY_LLM_URL: url,
      MY_LLM_MODEL: 'stand-in',
    });
    const own = serviceOf('models: {llm: {endpoint_var: OPENAI_BASE_URL, model_var: MODEL}}');
    expect(modelEnvironment(own, 4000)).toEqual({...key, OPENAI_BASE_URL: url, MODEL: 'stand-in'});
    expect(modelEnvironment(serviceOf('models: {llm: }'), 4000)).toHaveProperty('LLM_URL', url);
  });

  it('says how to check a service and how long it may take to stop', () => {
    expect(healthCommand(serviceOf('healthcheck: {test: ["CMD", "a", "b"]}'))).toEqual(['a', 'b']);
    expect(healthCommand(serviceOf('healthcheck: {test: ["CMD-SHELL", "a || b"]}'))).toEqual(['sh', '-c', 'a || b']);
    expect(healthCommand(serviceOf('healthcheck: {test: a b}'))).toEqual(['sh', '-c', 'a b']);
    expect(() => healthCommand(serviceOf('image: a'))).toThrow('needs a healthcheck');
    expect(graceOf(serviceOf('image: a'))).toBe(10);
    expect(graceOf(serviceOf('stop_grace_period: 1m30s'))).toBe(90);
  });
});

it('follows a page: its files and commands, in order, up to the deployment', () => {
  const {tree} = pageOf(
    [
      '```shell\nmkdir a\ncd a\n```',
      '```javascript file="express/server.js"\n```',
      '```javascript file="express/server.js" region="proxy"\n```',
      '```shell title="" file="express/create.sh" region="create"\n```',
      '## Deploy the app',
      '```shell\naws bedrock list-foundation-models\n```',
      '## Deploy',
      '```shell\ngit push\n```',
    ].join('\n\n'),
  );
  const script = scriptOf(tree, 'express');
  expect(script).toMatch(/^mkdir a\ncd a\nmkdir -p '\.'\ncat > 'server\.js' <<'END_OF_FILE_1'\nconst express/);
  expect(script).toMatch(/\nnpm init -y\nnpm install express pg$/);
  expect(script).not.toContain('region');
  expect(script.match(/trust proxy/g)).toHaveLength(1);
});
