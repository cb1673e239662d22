import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {MEMORY, adaptedText, check, checkWeb, web} from '../support/check-files';

describe('what a service becomes', () => {
  const text = [
    'name: Shop',
    'services:',
    '  Web_App:',
    '    build: .',
    '    ports: ["3000:3000"]',
    '    ipc: host',
    '    deploy: {replicas: 2, resources: {reservations: {memory: 512M}}}',
    '  db:',
    '    image: postgres:16',
    `    x-${site.slug}-postgres: true`,
    '  migrate:',
    '    image: app',
    '    restart: "no"',
    '    models: [llm]',
    'models:',
    '  llm: {model: chat-default}',
    '  unused: {model: chat-large}',
  ].join('\n');

  it('names resource, address, size and what is dropped', () => {
    const {services} = check(text);
    expect(services[0]).toEqual({
      name: 'Web_App',
      line: 3,
      resource: 'ECS service on Fargate',
      page: '/docs/providers/aws',
      managed: false,
      public: true,
      address: `https://web-app.shop-STACK.TENANT.${site.slug}.app`,
      addressDepends: true,
      config: [],
      dropped: ['services.Web_App.ipc'],
      replicas: 2,
      memory: '512M',
      build: true,
      job: false,
    });
    expect(services.map(({resource, managed, job}) => [resource, managed, job])).toEqual([
      ['ECS service on Fargate', false, false],
      ['RDS for PostgreSQL', true, false],
      ['ECS task that runs once', false, true],
      ['LiteLLM gateway to Bedrock', false, false],
    ]);
    expect(services[1]?.address).toBe('db.shop-STACK.internal:5432');
  });

  it('takes addresses for certain only where one engine runs', () => {
    const [onAzure] = check(text, {provider: 'azure'}).services;
    expect(onAzure?.address).toMatch(/^https:/);
    expect(onAzure).not.toHaveProperty('addressDepends');
  });

  it.each([
    ['gcp', ['Cloud Run service or Compute Engine group', 'Cloud SQL for PostgreSQL', 'Cloud Run job']],
    ['azure', ['Container app', 'Azure Database for PostgreSQL', 'Container app']],
    ['digitalocean', ['App Platform service', 'App Platform service', 'App Platform service']],
    [
      'playground',
      ['ECS service in the shared account', 'ECS service in the shared account', 'ECS task that runs once'],
    ],
  ] as const)('asks the provider: %s', (provider, expected) => {
    expect(
      check(text, {provider})
        .services.slice(0, 3)
        .map(({resource}) => resource),
    ).toEqual(expected);
  });
});

describe('fixes', () => {
  const fixedWeb = (lines: string) => adaptedText(web(lines));

  it('takes out keys without an effect, with their lines', () => {
    expect(fixedWeb('ipc: shareable # ours\n    logging:\n      driver: none')).toBe(
      `services:\n  web:\n    image: nginx\n${MEMORY}`,
    );
    expect(adaptedText('version: "3"\nservices:\n  web:\n    image: nginx\n')).toBe(
      'services:\n  web:\n    image: nginx\n',
    );
  });

  it('mends the name of a key that can only be one', () => {
    expect(fixedWeb('enviroment: {A: 1}')).toContain('    environment: {A: 1}');
    expect(fixedWeb('containerName: web')).toContain('    container_name: web');
    expect(fixedWeb('foo: a')).toBeUndefined();
    expect(fixedWeb('enviroment: {A: 1}\n    environment: {B: 1}')).toBeUndefined();
  });

  it('puts a number into quotes where text is wanted', () => {
    expect(fixedWeb('command: [sleep, 5]')).toContain('command: [sleep, "5"]');
    expect(checkWeb('command: [sleep, "5"]').verdict).toBe('yes');
  });

  it('writes the mode that UDP gets anyway', () => {
    const fixed = fixedWeb('ports: ["53:53/udp"]') ?? '';
    expect(fixed).toContain('{target: 53, published: "53", protocol: udp, mode: host}');
    expect(check(fixed).verdict).toBe('yes');
  });

  it('leaves alone what stands behind an alias, and a map that would be empty', () => {
    expect(adaptedText('x-a: &a\n  tty: true\n  image: nginx\nservices:\n  web: *a\n  job: *a\n')).toBeUndefined();
    expect(adaptedText('services:\n  web:\n    image: nginx\n    deploy:\n      placement: {}\n')).toBeUndefined();
  });

  it('offers no file that is worse', () => {
    expect(fixedWeb('enviroment: {A: 1}\n    environmen: {B: 1}')).toContain('environmen: {B: 1}');
  });

  it('keeps Windows line ends', () => {
    expect(adaptedText('services:\r\n  web:\r\n    image: nginx\r\n    read_only: true\r\n')).toBe(
      'services:\r\n  web:\r\n    image: nginx\r\n',
    );
  });

  it('makes a file that is judged better', () => {
    const again = check(fixedWeb('version: 1\n    tty: true\n    enviroment: {A: b}') ?? '');
    expect(again.findings.filter(({fix}) => fix)).toEqual([]);
  });
});
