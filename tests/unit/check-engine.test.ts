import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {checkCompose} from '../../src/check/engine/check-compose';
import {adaptedText, web} from '../support/check-files';
import type {Finding, ProviderId} from '../../src/check/engine/types';

const rules = loadCheckRules();
const MEMORY = 'deploy: {resources: {reservations: {memory: 512M}}}';

const judge = (lines: string, provider: ProviderId, top = '') =>
  checkCompose(
    {
      files: [{name: 'compose.yaml', text: `services:\n  web:\n    image: nginx\n    ${MEMORY}\n    ${lines}\n${top}`}],
      provider,
    },
    rules,
  );

const severities = (findings: Finding[]): string[] => findings.map(({severity, path}) => `${severity} ${path}`);

describe('what the deploy engine does with a key', () => {
  it.each(['aws', 'gcp'] as const)('is a note where the engine is one of two: %s', (provider) => {
    const {verdict, findings, services} = judge('working_dir: /app', provider);
    expect(verdict).toBe('yes');
    expect(severities(findings)).toEqual(['note services.web.working_dir']);
    expect(findings[0]?.text).toContain('/docs/concepts/deploy-engine#which-engine-runs');
    expect(findings[0]?.fix).toBeUndefined();
    expect(services[0]?.dropped).toEqual([]);
  });

  it('is certain on Azure, where the public engine always runs', () => {
    const {findings, services} = judge('working_dir: /app', 'azure');
    expect(severities(findings)).toEqual(['ignored services.web.working_dir']);
    expect(findings[0]?.text).toContain('has no effect on this cloud');
    expect(services[0]?.dropped).toEqual(['services.web.working_dir']);
    expect(adaptedText(web('working_dir: /app'), {provider: 'azure'})).not.toContain('working_dir');
  });

  it.each(['digitalocean', 'playground'] as const)('is unknown elsewhere: %s', (provider) => {
    expect(judge('working_dir: /app', provider).findings).toMatchObject([
      {severity: 'note', text: expect.stringContaining('untested')},
    ]);
  });

  it.each<[string, string, string[]]>([
    ['a one-off job', 'restart: "no"', ['ignored services.web.restart']],
    ['any other restart', 'restart: always', []],
    ['a health check', 'healthcheck: {test: [CMD, curl, "http://localhost:80/"], start_period: 30s}', []],
    ['an order', 'depends_on: [db]', ['ignored services.web.depends_on', 'ignored services.web.depends_on']],
    ['an ARM processor', 'platform: linux/arm64', ['limited services.web.platform']],
    ['the usual processor', 'platform: linux/amd64', []],
    ['autoscaling', `x-${site.slug}-autoscaling: true`, [`ignored services.web.x-${site.slug}-autoscaling`]],
    ['HTTP/2', 'ports: [{target: 80, app_protocol: http2}]', ['ignored services.web.ports.0.app_protocol']],
    ['a probe of the right port', 'ports: [80]\n    healthcheck: {test: "curl http://localhost/"}', []],
    [
      'a probe of another port than the app has',
      'ports: [3000]\n    healthcheck: {test: "curl http://localhost/ready"}',
      ['limited services.web.healthcheck.test'],
    ],
    ['a probe that names its port', 'ports: [3000]\n    healthcheck: {test: "curl http://127.0.0.1:3000/"}', []],
  ])('on Azure: %s', (_name, lines, expected) => {
    const {findings} = judge(lines, 'azure');
    expect(severities(findings.filter(({severity, rule}) => severity !== 'warns' && !rule.startsWith('gap:')))).toEqual(
      expected,
    );
  });

  it('never says that something will not work where the engine is one of two', () => {
    const lines = [
      'restart: "no"',
      'stop_grace_period: 30s',
      'container_name: web',
      'network_mode: service:db',
      `x-${site.slug}-policies: [arn]`,
      'platform: linux/arm64',
    ].join('\n    ');
    for (const provider of ['aws', 'gcp'] as const)
      for (const {severity, path} of judge(lines, provider).findings)
        expect(['note', 'limited', 'may-not-work'], `${provider}: ${path}`).toContain(severity);
  });
});

describe('ports, by what the deploy engine opens', () => {
  const PORTS = 'ports: [{target: 80, mode: ingress}, {target: 81, mode: ingress}, {target: 9000, mode: host}]';
  const about = ({findings}: {findings: Finding[]}) => findings.filter(({rule}) => rule.startsWith('engine-'));

  it('names those that nobody can reach on Azure', () => {
    expect(about(judge(PORTS, 'azure')).map(({path}) => path)).toEqual([
      'services.web.ports.1',
      'services.web.ports.2',
    ]);
    expect(about(judge('ports: ["80:80"]', 'azure'))).toEqual([]);
  });

  it('says that host ports may be open to the internet', () => {
    expect(about(judge(PORTS, 'gcp'))).toMatchObject([{severity: 'note', text: expect.stringContaining('internet')}]);
    expect(about(judge(PORTS, 'aws'))).toMatchObject([{severity: 'note', rule: 'engine-host-port'}]);
    expect(about(judge(`${PORTS}\n    networks: [back]`, 'aws'))).toEqual([]);
  });

  it('give an address inside the project outside of the default network', () => {
    const {services} = judge('ports: ["80:80"]\n    networks: [back]', 'azure');
    expect(services[0]).toMatchObject({public: false, address: 'http://web'});
    expect(judge('ports: [{target: 80, mode: host}]', 'azure').services[0]?.address).toBeUndefined();
  });
});

describe('a service with the key of models', () => {
  const LLM = `x-${site.slug}-llm: true`;

  it('is a model deployment on Azure, without a container', () => {
    const {services, findings} = judge(`ports: ["80:80"]\n    ${LLM}`, 'azure');
    expect(services[0]).toMatchObject({resource: 'Model deployment in AI Foundry', managed: true, public: false});
    expect(findings.find(({rule}) => rule.includes('llm'))).toMatchObject({severity: 'limited'});
  });

  it('stays a container elsewhere', () => {
    expect(judge(`ports: ["80:80"]\n    ${LLM}`, 'aws').services[0]).toMatchObject({public: true, managed: false});
  });
});
