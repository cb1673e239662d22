import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {checkCompose} from '../../src/check/engine/check-compose';
import {loadVerdictCases} from '../support/verdict-cases';
import type {CheckInput, Finding} from '../../src/check/engine/types';

const rules = loadCheckRules();

const check = (text: string, input: Partial<CheckInput> = {}) =>
  checkCompose({files: [{name: 'compose.yaml', text}], provider: 'aws', ...input}, rules);

const MEMORY = '    deploy: {resources: {reservations: {memory: 512M}}}\n';
const web = (lines: string): string => `services:\n  web:\n    image: nginx\n    ${lines}\n${MEMORY}`;
const byRule = (findings: Finding[], rule: string): Finding | undefined => findings.find((one) => one.rule === rule);
const checkWeb = (lines: string, input: Partial<CheckInput> = {}) => check(web(lines), input);

describe('check of a Compose file', () => {
  it('has nothing to say about a clean service', () => {
    expect(checkWeb('restart: unless-stopped')).toMatchObject({verdict: 'ok', findings: [], notJudged: []});
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
    expect(checkWeb('entrypoint: []').verdict).toBe('ok');
    expect(checkWeb('devices: []').verdict).toBe('ok');
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
    const {findings} = checkCompose({files, provider: 'aws'}, rules);
    expect(byRule(findings, 'key:services.hostname')).toMatchObject({file: 'compose.override.yaml', start: {line: 3}});
    expect(byRule(findings, 'ingress-port-without-healthcheck')).toMatchObject({file: 'compose.yaml'});
  });

  it('forgets what a later file resets', () => {
    const files = [
      {name: 'compose.yaml', text: web('hostname: a')},
      {name: 'over.yaml', text: 'services:\n  web:\n    hostname: !reset null\n    labels: !override {}\n'},
    ];
    expect(checkCompose({files, provider: 'aws'}, rules).verdict).toBe('ok');
  });

  it('takes values from an env file, and from nowhere else', () => {
    const text = web('ports: ["${PORT}:80"]');
    expect(check(text).verdict).toBe('stops');
    const files = [
      {name: 'compose.yaml', text},
      {name: '.env', text: '# ours\nexport PORT="80"\n'},
    ];
    expect(checkCompose({files, provider: 'aws'}, rules).verdict).toBe('warns');
  });

  it('takes services and more from other files that it is given', () => {
    const main = 'include: [./more.yaml]\nservices:\n  web:\n    extends: {file: base.yaml, service: app}\n';
    const files = [
      {name: 'compose.yaml', text: main},
      {name: 'base.yaml', text: `services:\n  app:\n    image: nginx\n    hostname: a\n${MEMORY}`},
      {name: 'more.yaml', text: 'services:\n  job:\n    image: nginx\n'},
    ];
    const {findings, services, notJudged} = checkCompose({files, provider: 'aws'}, rules);
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
    const {config, findings} = checkCompose({files, provider: 'aws'}, rules);
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
    expect(check(name).verdict).toBe('warns');
    expect(check(name, {release: '2.4.1'}).verdict).toBe('ok');
    const policies = checkWeb(`x-${site.slug}-policies: [a]`, {release: '3.0.0'});
    expect(policies.findings[0]).toMatchObject({rule: 'unsupported-extension', severity: 'warns'});
    expect(checkWeb(`x-${site.slug}-policies: [a]`).verdict).toBe('ok');
  });

  it('knows what differs between providers', () => {
    const store = `services:\n  db:\n    image: postgres:16\n    x-${site.slug}-postgres: true\n` + MEMORY;
    expect(check(store).verdict).toBe('ok');
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
    expect(checkWeb('restart: always', {mode: 'high_availability'}).verdict).toBe('warns');
    expect(checkWeb('restart: always', {mode: 'balanced'}).verdict).toBe('ok');
  });
});

describe('what a service becomes', () => {
  const text = [
    'name: Shop',
    'services:',
    '  Web_App:',
    '    build: .',
    '    ports: ["3000:3000"]',
    '    container_name: web',
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
      config: [],
      dropped: ['services.Web_App.container_name'],
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

  it.each([
    ['gcp', ['Cloud Run service', 'Cloud SQL for PostgreSQL', 'Cloud Run job']],
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
  const fixedWeb = (lines: string) => checkWeb(lines).fixed?.[0]?.text;

  it('takes out keys without an effect, with their lines', () => {
    expect(fixedWeb('container_name: web # ours\n    logging:\n      driver: none')).toBe(
      `services:\n  web:\n    image: nginx\n${MEMORY}`,
    );
    expect(check('version: "3"\nservices:\n  web:\n    image: nginx\n').fixed?.[0]?.text).toBe(
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
    expect(checkWeb('command: [sleep, "5"]').verdict).toBe('ok');
  });

  it('writes the mode that UDP gets anyway', () => {
    const fixed = fixedWeb('ports: ["53:53/udp"]') ?? '';
    expect(fixed).toContain('{target: 53, published: "53", protocol: udp, mode: host}');
    expect(check(fixed).verdict).toBe('ok');
  });

  it('leaves alone what stands behind an alias, and a map that would be empty', () => {
    expect(check('x-a: &a\n  tty: true\n  image: nginx\nservices:\n  web: *a\n  job: *a\n').fixed).toBeUndefined();
    expect(check('services:\n  web:\n    image: nginx\n    deploy:\n      placement: {}\n').fixed).toBeUndefined();
  });

  it('offers no file that is worse', () => {
    expect(checkWeb('enviroment: {A: 1}\n    environmen: {B: 1}').fixed).toBeUndefined();
  });

  it('keeps Windows line ends', () => {
    expect(check('services:\r\n  web:\r\n    image: nginx\r\n    tty: true\r\n').fixed?.[0]?.text).toBe(
      'services:\r\n  web:\r\n    image: nginx\r\n',
    );
  });

  it('makes a file that is judged better', () => {
    const first = checkWeb('version: 1\n    tty: true\n    enviroment: {A: b}');
    const again = check(first.fixed?.[0]?.text ?? '');
    expect(again.findings.filter(({fix}) => fix)).toEqual([]);
  });
});

describe('files that nobody should write', () => {
  const deep = '['.repeat(100_000);
  const bomb = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
  for (let step = 1; step < 30; step += 1) bomb.push(`a${step}: &a${step} [${`*a${step - 1}, `.repeat(9)}]`);
  const wide = Array.from({length: 40_000}, (_, index) => `k${index}: 1`).join('\n');
  const aliases = `services: &s\n  web: &w\n    image: nginx\n${Array.from({length: 3000}, (_, index) => `  s${index}: *w`).join('\n')}\n`;

  it.each([
    ['1 MB of text', 'a'.repeat(1_000_000), 'too-large'],
    ['1 MB of services', `services:\n${'  web: {image: nginx}\n'.repeat(50_000)}`, 'too-large'],
    ['deep nesting', deep, 'too-large'],
    ['deep maps', '{a: '.repeat(20_000), 'too-large'],
    ['aliases of aliases', bomb.join('\n'), 'shape:unknown-key'],
    ['nesting that is valid', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'too-large'],
    ['many keys', wide, 'shape:unknown-key'],
    ['thousands of aliases', aliases, 'missing-memory-reservation'],
    ['an alias of itself', 'services: &a\n  web: *a\n', 'yaml-alias'],
    [
      'huge port ranges',
      web(`ports: [${Array.from({length: 400}, (_, index) => `"${index + 1}-65535"`).join(', ')}]`),
      'port-target-range',
    ],
    ['braces', web(`command: "${'${A:-'.repeat(5000)}"`), 'interpolation-form'],
    ['dollars', web(`command: "${'$'.repeat(50_001)}"`), null],
    ['a tab', 'services:\n\tweb:\n', 'yaml-syntax'],
    ['two equal keys', 'services: {}\nservices: {}\n', 'yaml-duplicate-key'],
    ['a list', '- a\n', 'yaml-top'],
    ['a text', 'hello', 'yaml-top'],
    ['nothing', '', 'empty-file'],
    ['control characters', '\u0000\u0001\u0002', null],
    ['half a surrogate', 'services: {web: {image: "\uD800"}}', null],
    ['other services in numbers', 'services:\n  1: {image: a}\n', 'yaml-key'],
    ['prototype names', 'services:\n  __proto__: {image: a}\n  constructor: {toString: 1}\n', null],
  ])('are answered clearly: %s', (_name, text, rule) => {
    // A text that explodes runs into the time limit of the tier.
    const result = check(text);
    expect(result.notJudged.filter(({why}) => why.startsWith('The check itself failed'))).toEqual([]);
    if (rule) expect(result.findings.map((finding) => finding.rule)).toContain(rule);
    expect(result.findings.length).toBeLessThanOrEqual(400);
    expect(JSON.stringify(result).length).toBeLessThan(2_000_000);
  });

  it('have findings that stand in the text, whatever is torn out or put in', () => {
    const bits = [
      '*a',
      '&a ',
      '!reset ',
      '<<: ',
      '{',
      ']',
      '|',
      '"',
      '\t',
      '#',
      '---\n',
      '? ',
      ': ',
      '- ',
      '${',
      '\u0000',
      '__proto__: ',
      '@',
    ];
    let seed = 1;
    const below = (most: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * most);
    };
    for (const {text} of loadVerdictCases()) {
      const [at, cut] = [below(text.length), below(12)];
      const torn = text.slice(0, at) + bits[below(bits.length)] + text.slice(at + cut);
      const {findings, notJudged} = check(torn);
      expect(
        notJudged.filter(({why}) => why.startsWith('The check itself failed')),
        torn,
      ).toEqual([]);
      for (const {start, end, text: words} of findings) {
        expect(words).toBeTruthy();
        expect(start.offset <= end.offset && end.offset <= torn.length, torn).toBe(true);
      }
    }
  });

  it("takes no notice of a byte order mark and of other tools' keys", () => {
    expect(check('\uFEFFx-other: {a: 1}\n' + web('restart: always'))).toMatchObject({verdict: 'ok', findings: []});
  });

  it('reads the documents of one file as one project', () => {
    expect(check(web('tty: true') + '---\nservices:\n  web:\n    hostname: a\n').verdict).toBe('stops');
  });
});
