import {readFileSync} from 'node:fs';
import {DockerfileParser} from 'dockerfile-ast';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {checkComposeFence} from '../support/checks/compose-files';
import {checkDockerfile} from '../support/checks/dockerfile';
import {validateWorkflow} from '../support/checks/workflow-validator';

describe('deploy/', () => {
  it('has a Dockerfile that keeps the rules', () => {
    expect(checkDockerfile(readFileSync('deploy/Dockerfile', 'utf8'))).toEqual([]);
  });

  it('has a Compose file that the reference of this site accepts', () => {
    const value = readFileSync('deploy/compose.yaml', 'utf8');
    expect(
      checkComposeFence({file: 'deploy/compose.yaml', line: 1, lang: 'yaml', meta: {title: 'compose.yaml'}, value}),
    ).toEqual([]);
  });

  it('names the same port and health check everywhere', () => {
    const {services} = parse(readFileSync('deploy/compose.yaml', 'utf8')) as {
      services: {docs: {ports: {target: number}[]; healthcheck: {test: string[]}}};
    };
    const [from] = DockerfileParser.parse(readFileSync('deploy/Dockerfile', 'utf8')).getHEALTHCHECKs();
    expect(readFileSync('deploy/listen.conf', 'utf8')).toContain(`listen ${services.docs.ports[0]?.target};`);
    expect(from?.getTextContent()).toContain(
      JSON.stringify(services.docs.healthcheck.test.slice(1)).replaceAll(',', ', '),
    );
  });

  it('copies nothing into the image that is not the site', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env*', 'node_modules', 'build']));
  });
});

describe.each(['ci', 'container', 'examples', 'external-links', 'pages', 'releases', 'versions'])(
  'workflow %s',
  (name) => {
    const source = readFileSync(`.github/workflows/${name}.yaml`, 'utf8');

    it('is valid', async () => expect(await validateWorkflow(source)).toEqual([]));

    it('has no permission but those of its jobs, pins its actions and holds no secret', () => {
      const {permissions} = parse(source) as {permissions: unknown};
      expect(permissions).toEqual({});
      for (const [, action] of source.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/@[0-9a-f]{40}$/);
      expect(source).not.toMatch(/secrets\.|pull_request_target/);
    });
  },
);

describe('checkDockerfile', () => {
  it.each([
    ['FROM node\nUSER 1\nHEALTHCHECK CMD x', 'line 1: FROM node names no exact version'],
    ['FROM node:latest\nUSER 1\nHEALTHCHECK CMD x', 'line 1: FROM node:latest names no exact version'],
    ['FROM node:20.1.0\nHEALTHCHECK CMD x', 'the last stage runs as root: set USER'],
    ['FROM node:20.1.0\nUSER root\nHEALTHCHECK CMD x', 'the last stage runs as root: set USER'],
    ['FROM node:20.1.0\nUSER 1', 'no HEALTHCHECK'],
    ['FROM node:20.1.0\nADD https://x.example/a /\nUSER 1\nHEALTHCHECK CMD x', 'line 2: ADD: use COPY'],
    [
      'FROM node:20.1.0\nRUN curl https://x.example | sh\nUSER 1\nHEALTHCHECK CMD x',
      'line 2: RUN pipes a download into a shell',
    ],
    ['FROM node:20.1.0\nARG API_SECRET\nUSER 1\nHEALTHCHECK CMD x', 'line 2: ARG API_SECRET looks like a secret'],
  ])('refuses %j', (source, problem) => {
    expect(checkDockerfile(source)).toEqual([`deploy/Dockerfile: ${problem}.`]);
  });
});
