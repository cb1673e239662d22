import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {checkComposeFence} from '../support/checks/compose-files';
import {validateWorkflow} from '../support/checks/workflow-validator';

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

describe('deploy/', () => {
  it('has an image of exact versions, with a health check, without root, secrets and blind downloads', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(bases.length).toBeGreaterThan(1);
    for (const image of bases) expect(image).toMatch(/:\d+\.\d+[\w.-]*$|@sha256:[0-9a-f]{64}$/);
    const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect([...lastStage.matchAll(/^USER (\S+)/gm)].at(-1)?.[1]).toMatch(/^(?!root\b|0\b)\w/);
    expect(lastStage).toMatch(/^HEALTHCHECK /m);
    expect(dockerfile).not.toMatch(
      /^ADD |^(?:ARG|ENV) \w*(?:SECRET|PASSWORD|TOKEN|PRIVATE)|(?:curl|wget)[^|\n]*\| *(?:ba)?sh/m,
    );
  });

  it('lacks no line that its list has', () => {
    const lines = parse(readFileSync('tests/fixtures/deploy.yaml', 'utf8')) as Record<string, Record<string, string>>;
    for (const [file, wanted] of Object.entries(lines))
      expect(readFileSync(`deploy/${file}`, 'utf8').split('\n'), file).toEqual(
        expect.arrayContaining(Object.values(wanted)),
      );
  });

  it('takes every setting of the site as an argument of the image', () => {
    const config = ['hosting', 'services', 'site'].map((name) => readFileSync(`config/${name}.ts`, 'utf8')).join('');
    const names = config.match(/\b(?:PRODUCT|SITE|ALGOLIA|ANALYTICS|ANNOUNCEMENT)_[A-Z_]+\b/g) ?? [];
    const given = [...dockerfile.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
    expect(given.toSorted()).toEqual([...new Set(names)].toSorted());
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
    expect(readFileSync('deploy/listen.conf', 'utf8')).toContain(`listen ${services.docs.ports[0]?.target};`);
    expect(dockerfile).toContain(JSON.stringify(services.docs.healthcheck.test.slice(1)).replaceAll(',', ', '));
  });
});

describe.each(readdirSync('.github/workflows'))('workflow %s', (name) => {
  const source = readFileSync(`.github/workflows/${name}`, 'utf8');

  it('is valid', async () => expect(await validateWorkflow(source)).toEqual([]));

  it('has no permission but those of its jobs, pins its actions and holds no secret', () => {
    const {permissions} = parse(source) as {permissions: unknown};
    expect(permissions).toEqual({});
    for (const [, action] of source.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/@[0-9a-f]{40}$/);
    expect(source).not.toMatch(/secrets\.|pull_request_target/);
  });
});
