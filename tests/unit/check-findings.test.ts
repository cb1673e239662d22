import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {MEMORY, byRule, check, checkFiles, checkWeb, web} from '../support/check-files';
import {findFiles, readFiles} from '../support/files';

it('has a use for each row of its words', () => {
  const source = readFiles(findFiles(['src/check/engine'], /\.ts$/))
    .map(({text}) => text)
    .join('\n');
  const isUsed = (id: string) => [`'${id}'`, `\`${id.replace(/-\w+$/, '')}-\${`].some((use) => source.includes(use));
  expect(loadCheckRules().findings.flatMap(({id}) => (isUsed(id) ? [] : id))).toEqual([]);
});

describe('check of a Compose file', () => {
  it('has nothing to say about a clean service', () => {
    expect(checkWeb('restart: unless-stopped')).toMatchObject({verdict: 'yes', findings: [], notJudged: []});
  });

  it('tells where it is, what the tool prints, why, and what helps', () => {
    const {findings, verdict} = checkWeb('hostname: shop');
    expect(verdict).toBe('stops');
    expect(findings).toEqual([
      {
        rule: 'key:services.hostname',
        severity: 'stops',
        path: 'services.web.hostname',
        service: 'web',
        start: {line: 4, column: 5, offset: 38},
        end: {line: 4, column: 13, offset: 46},
        message: 'service "web": unsupported compose directive: hostname; consider using \'domainname\' instead',
        messageId: 'unsupported-hostname',
        link: '/docs/concepts/compose#hostname',
        text: "`hostname` isn't supported, and the deployment stops.",
        file: 'compose.yaml',
        remedy: expect.stringContaining('(/docs/concepts/compose#domainname)'),
      },
    ]);
  });

  it('lets an empty value pass as the tool does', () => {
    expect(checkWeb('entrypoint: []').verdict).toBe('yes');
    expect(checkWeb('devices: []').verdict).toBe('yes');
  });

  it('puts a port into the message', () => {
    expect(byRule(checkWeb('ports: ["40000:40000"]').findings, 'port-target-range')?.message).toBe(
      'service "web": port 40000: \'target\' must be an integer between 1 and 32767',
    );
  });

  it('follows aliases and merge keys to where the thing is written', () => {
    const {findings} = check('x-base: &base\n  hostname: a\nservices:\n  web:\n    <<: *base\n    image: nginx\n');
    expect(byRule(findings, 'key:services.hostname')).toMatchObject({service: 'web', start: {line: 2}});
  });

  it('reads several files as Compose lays them over each other', () => {
    const files = [
      {name: 'compose.yaml', text: web('ports: ["80:80"]')},
      {name: 'compose.override.yaml', text: 'services:\n  web:\n    hostname: a\n'},
    ];
    const {findings} = checkFiles(files);
    expect(byRule(findings, 'key:services.hostname')).toMatchObject({file: 'compose.override.yaml', start: {line: 3}});
    expect(byRule(findings, 'ingress-port-without-healthcheck')).toMatchObject({file: 'compose.yaml'});
  });

  it('forgets what a later file resets', () => {
    const files = [
      {name: 'compose.yaml', text: web('hostname: a')},
      {name: 'over.yaml', text: 'services:\n  web:\n    hostname: !reset null\n    labels: !override {}\n'},
    ];
    expect(checkFiles(files).verdict).toBe('yes');
  });

  it('takes values from an env file, and from nowhere else', () => {
    const text = web('ports: ["${PORT}:80"]');
    expect(check(text).verdict).toBe('stops');
    const files = [
      {name: 'compose.yaml', text},
      {name: '.env', text: '# ours\nexport PORT="80"\n'},
    ];
    expect(checkFiles(files).verdict).toBe('yes');
  });

  it('takes services and more from other files that it is given', () => {
    const main = 'include: [./more.yaml]\nservices:\n  web:\n    extends: {file: base.yaml, service: app}\n';
    const files = [
      {name: 'compose.yaml', text: main},
      {name: 'base.yaml', text: `services:\n  app:\n    image: nginx\n    hostname: a\n${MEMORY}`},
      {name: 'more.yaml', text: 'services:\n  job:\n    image: nginx\n'},
    ];
    const {findings, services, notJudged} = checkFiles(files);
    expect(services.map(({name}) => name)).toEqual(['job', 'web']);
    expect(byRule(findings, 'key:services.hostname')).toMatchObject({file: 'base.yaml', service: 'web'});
    expect(notJudged).toEqual([]);
    const alone = check(main);
    expect(alone.findings.filter(({service}) => service === 'web')).toEqual([]);
    expect(alone.notJudged.map(({what}) => what)).toEqual([
      'what `web` takes from `base.yaml`',
      'what `./more.yaml` adds',
    ]);
  });

  it('says what the tool makes of names of services in values', () => {
    const text = `services:\n  api:\n    image: nginx\n    ports: [80]\n${MEMORY}  db:\n    image: nginx\n    environment: {PASSWORD: api, URL: "http://api:80/", OTHER: apis}\n${MEMORY}`;
    const found = check(text).findings.filter(({rule}) => rule === 'service-name-in-value');
    expect(found.map(({path, severity}) => [path, severity])).toEqual([
      ['services.db.environment.PASSWORD', 'becomes'],
      ['services.db.environment.URL', 'becomes'],
    ]);
  });

  it('takes names without a value from an env file as well', () => {
    const text = 'services:\n  web:\n    build: {context: ., args: [A, B]}\n    environment: [A, B]\n' + MEMORY;
    const files = [
      {name: 'compose.yaml', text},
      {name: '.env', text: 'A=1'},
    ];
    const {config, findings} = checkFiles(files);
    expect(config).toEqual(['B']);
    expect(findings.map(({rule, path}) => [rule, path])).toEqual([
      ['build-argument-without-value', 'services.web.build.args.B'],
    ]);
  });

  it('says what it cannot judge', () => {
    const {notJudged} = check(
      'include: [other.yaml]\nservices:\n  web:\n    build: ./app\n    env_file: web.env\n  job:\n    extends: {file: base.yaml, service: job}\n  old:\n    image: "${REPO}/old"\n',
    );
    expect(notJudged.map(({what, line}) => `${line}: ${what}`).sort()).toEqual([
      '1: what `other.yaml` adds',
      '4: the build of `web`',
      '5: the env file of `web`',
      '7: what `job` takes from `base.yaml`',
      '9: `${REPO}` in `services.old.image`',
    ]);
  });

  it('names the config that must be set, without what the tool fills in itself', () => {
    const {config, services} = checkWeb(
      'environment: {A: , B: "${C}-${COMPOSE_PROJECT_NAME}", D: "${E:-f}", G: "$$H", I: plain}',
    );
    expect(config).toEqual(['A', 'C', 'H']);
    expect(services[0]?.config).toEqual(config);
  });

  it('judges for the release that the reader has', () => {
    const name = 'services:\n  a-very-long-service-name:\n    image: nginx\n' + MEMORY;
    expect(check(name).findings).toMatchObject([{rule: 'name-too-long', severity: 'warns'}]);
    expect(check(name, {release: '2.4.1'}).findings).toEqual([]);
    const policies = checkWeb(`x-${site.slug}-policies: [a]`, {release: '3.0.0'});
    expect(policies.findings[0]).toMatchObject({rule: 'unsupported-extension', severity: 'warns'});
    expect(checkWeb(`x-${site.slug}-policies: [a]`).findings.map(({severity}) => severity)).not.toContain('warns');
  });

  it('knows what differs between providers', () => {
    const store = `services:\n  db:\n    image: postgres:16\n    x-${site.slug}-postgres: true\n` + MEMORY;
    expect(check(store).verdict).toBe('yes');
    expect(check(store, {provider: 'digitalocean'}).findings[0]).toMatchObject({
      rule: `key:extensions.x-${site.slug}-postgres`,
      severity: 'ignored',
      text: expect.stringContaining('plain container'),
    });
    expect(check(store, {provider: 'playground'}).findings[0]).toMatchObject({
      severity: 'warns',
      message: expect.stringContaining('managed postgres is not supported in the Playground'),
    });
    const domain = 'ports: [80]\n    domainname: a.example.com';
    expect(byRule(checkWeb(domain, {provider: 'digitalocean'}).findings, 'key:services.domainname')).toBeDefined();
  });

  it('knows how much a provider gives', () => {
    const big =
      'services:\n  web:\n    image: nginx\n    deploy: {replicas: 3, resources: {reservations: {cpus: "4", memory: 8G}}}\n';
    const messages = check(big, {provider: 'playground'}).findings.map(({message}) => message);
    expect(messages).toEqual([
      'replicas exceeds quota (max 1)',
      'cpus exceeds quota (max 2 vCPU)',
      'memory 8192 MiB exceeds quota 1024 MiB',
    ]);
    expect(check(big, {provider: 'azure'}).findings.map(({severity, rule}) => [severity, rule])).toEqual([
      ['becomes', 'limit-cpus'],
      ['becomes', 'limit-memory'],
    ]);
    expect(check(big).findings).toEqual([]);
    const many = `services:\n${'abcde'.replaceAll(/./g, (name) => `  ${name}:\n    image: nginx\n${MEMORY}`)}`;
    expect(byRule(check(many, {provider: 'playground'}).findings, 'limit-services')).toMatchObject({service: 'e'});
  });

  it('asks for replicas in high availability only', () => {
    expect(checkWeb('restart: always', {mode: 'high_availability'}).findings).toMatchObject([
      {rule: 'high-availability-replicas', severity: 'warns'},
    ]);
    expect(checkWeb('restart: always', {mode: 'balanced'}).findings).toEqual([]);
  });
});
