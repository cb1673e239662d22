import {expect, it} from 'vitest';
import {checkTools} from 'docs-mcp/check';
import {type AddTool, addCheckTools} from 'docs-mcp/tools';
import {ORIGIN} from '../../plugins/outputs/markdown/addresses';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {adapt} from 'compose-check/adapt/adapt';
import {checkCompose} from 'compose-check/check-compose';
import {PROVIDER_IDS} from 'compose-check/data/provider-ids';
import {site} from '../../config/site';

const rules = loadCheckRules();
const tools = checkTools({rules, facts: {origin: ORIGIN}});

const textOf = ({content}: ReturnType<typeof tools.check>): string => (content[0] as {text: string}).text;

it('judges for the provider that was asked for, each of them', () => {
  const text = `services:\n  web: {image: nginx, ports: [80], deploy: {replicas: 2}}\n  db: {image: 'postgres:16', x-${site.slug}-postgres: true}`;
  const files = [{name: 'compose.yaml', text}];
  const answers = PROVIDER_IDS.map((provider) => {
    const input = {files, provider};
    const answer = JSON.parse(textOf(tools.check(input))) as {
      findings: {text: string}[];
      services: {becomes: string}[];
      newProjects?: string;
    };
    const own = checkCompose(input, rules);
    expect(answer.findings.length, provider).toBe(own.findings.length);
    expect(answer.newProjects !== undefined, provider).toBe(own.closed !== null && own.closed !== undefined);
    expect(answer.services, provider).toHaveLength(2);
    return JSON.stringify([answer.services, answer.findings]);
  });
  expect(new Set(answers).size).toBe(PROVIDER_IDS.length);
});

it('gives all files of what it adapts, those that it makes too, and asks what only the user knows', () => {
  const text =
    'services:\n  web:\n    image: nginx:1.27\n    ports: ["80:80"]\n    volumes: ["./site:/usr/share/nginx/html:ro"]\n';
  const input = {files: [{name: 'compose.yaml', text}], provider: 'aws' as const, leaveOut: [], answers: {}};
  const {files, changes, questions} = JSON.parse(textOf(tools.adapt(input))) as Record<
    string,
    {name: string; id: string}[]
  >;
  expect(files).toEqual(adapt(input, rules)?.files);
  expect(files?.map(({name}) => name)).toEqual(['compose.yaml', 'Dockerfile.web']);
  expect(changes?.map(({id}) => id)).toContain('build-files:web');
  expect(questions?.map(({id}) => id)).toEqual(['build-files:web']);
  expect(JSON.parse(textOf(tools.adapt({...input, leaveOut: ['build-files:web']})))).toMatchObject({files: []});
});

it('listens to each argument', () => {
  const told = new Map<string, (args: object) => unknown>();
  const tool: AddTool = (name, _settings, answer) => void told.set(name, answer as (args: object) => unknown);
  addCheckTools(tool, site.name, {rules, facts: {origin: ORIGIN}});
  const text =
    'services:\n  web: {image: nginx, ports: [80], volumes: ["./site:/srv"], deploy: {replicas: 1}, environment: &e [POSTGRES_PASSWORD]}\n  db: {image: "postgres:17", environment: *e}\n';
  const least = {files: [{name: 'compose.yaml', text}], provider: 'aws', answers: [], leaveOut: []};
  const override = {name: 'compose.override.yaml', text: 'services:\n  cache: {image: redis}\n'};
  const other = {mode: 'high_availability', provider: 'digitalocean', files: [...least.files, override]};
  for (const [name, answer] of [...told].filter(([one]) => one !== 'explain_message'))
    for (const [argument, value] of Object.entries(other))
      expect(answer({...least, [argument]: value}), `${name}: ${argument}`).not.toEqual(answer(least));
});

it('gives addresses that work outside of the site', () => {
  const all = rules.messages.map(({text}) => textOf(tools.explain(text))).join('\n');
  expect(all).toContain(`](${ORIGIN}/`);
  expect(all).not.toContain('](/');
});

it('leads with what the internet reaches, and names what a yes depends on', () => {
  const inputOf = (port: string) => {
    const text = `services:\n  web: {build: ., ports: ["80:80"], depends_on: [api]}\n  api: {build: api, ports: [${port}]}\n`;
    const answers = {'open-inside:api': 'open'};
    return {files: [{name: 'compose.yaml', text}], provider: 'gcp' as const, leaveOut: [], answers};
  };
  const said = {verdict: 'exposed', answer: 'Anyone on the internet could reach port 4000 of api'};
  expect(JSON.parse(textOf(tools.check(inputOf('{target: 4000, mode: host}'))))).toMatchObject(said);
  const onlyIf = ["visitors don't need port `4000` of `api`"];
  expect(JSON.parse(textOf(tools.adapt(inputOf('"127.0.0.1:4000:4000"'))))).toMatchObject({...said, onlyIf});
});
