import {readFileSync} from 'node:fs';
import {compile} from '@mdx-js/mdx';
import {Client, InMemoryTransport} from '@modelcontextprotocol/client';
import {main} from '../../packages/compose-check/cli/main';
import {Answerer} from 'docs-index/answers/answerer';
import {Engine} from 'docs-index/search/engine';
import {packTexts, packTitles, unpackRecords} from 'docs-index/search/pack';
import {respond} from 'docs-index/search/respond';
import {catalogWithServer, serverCard} from 'docs-mcp/card';
import {packedServer} from 'docs-mcp/packed';
import {createServer} from 'docs-mcp/server';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import {madeLibrary} from '../../packages/docs-mcp/tests/made-build';
import {site} from '../../config/site';
import {hostFiles} from '../../plugins/hosting';
import {registry} from '../../src/components/registry';
import config from '../../docusaurus.config';
import {aiCatalog} from '../../plugins/hosting/ai-catalog';
import {webManifest} from '../../plugins/outputs/data-files';
import {agentFiles, markdownOf} from '../../plugins/outputs/markdown/agent-files';
import {sectionRecords} from '../../plugins/outputs/search/section-records';
import {rehypePlugins} from '../../plugins/rehype';
import {remarkPlugins} from '../../plugins/remark';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {expandDeep, identityTokens} from '../../plugins/pages/tokens';
import {pageOf} from '../support/written-page';

interface Given {
  /** A page as its writer has it, what search and Ask are asked, and what an agent asks. */
  page: string;
  queries: string[];
  questions: string[];
  calls: {tool: string; given: Record<string, unknown>}[];
  /** Arguments of the check's command line, and its standard input. */
  checks: {args: string[]; input: string}[];
}

const given = expandDeep(parse(readFileSync('tests/fixtures/goldens.yaml', 'utf8')) as Given, identityTokens);
const rules = loadCheckRules();
const page = pageOf(given.page);
const {text: markdown, places} = markdownOf(page);
const records = sectionRecords([page], new Map());
const titles = packTitles(records, []);
const engine = Engine.fromPacked({titles, texts: packTexts(records, titles, () => places)});
const facts = {
  redirects: [
    {from: '/old', to: '/new#part'},
    {from: '/blog', to: 'https://example.com/blog'},
  ],
  routes: ['/', '/docs/Intro'],
  policy: "default-src 'none'",
  hosts: ['docs.example.com:8080'],
};
const served = {
  '/': ['Home', 'Welcome.'],
  '/docs/a': ['A page', '## Ports\n\nOpen `--port`.\n\n## Volumes\n\nLost.'],
} as const;
const library = madeLibrary({...served} as never, {'/docs/a': ['ports', 'volumes']});

async function answersOfAgent(): Promise<unknown> {
  vi.spyOn(library, 'rules', 'get').mockReturnValue(rules);
  const [one, other] = InMemoryTransport.createLinkedPair();
  const client = new Client({name: 'tests', version: '1.0.0'});
  await Promise.all([createServer(library).connect(one as never), client.connect(other)]);
  const answers = [];
  for (const {tool, given: args} of given.calls)
    answers.push(await client.callTool({name: tool, arguments: args}).catch(String));
  const about = [client.getServerVersion(), client.getServerCapabilities(), client.getInstructions()];
  return {about, tools: (await client.listTools()).tools, answers};
}

function checked({args, input}: Given['checks'][number]): string {
  const said: string[] = [`> ${args.join(' ')}`];
  const print = (text: string) => void said.push(text.trimEnd());
  const surroundings = {rules, origin: 'https://docs.example', command: 'acme-check', readInput: () => input};
  said.push(`ends with ${main(args, {...surroundings, print, complain: print})}`);
  return said.join('\n');
}

/** Whether pages have dates depends on the clone, and plugins are functions. */
const plain = (key: string, value: unknown): unknown =>
  typeof value === 'function' || /^(?:lastmod|showLastUpdateTime)$/.test(key) ? undefined : value;

/** What comes out for small inputs. No edit of a page changes it. */
const GOLDENS: Record<string, () => unknown> = {
  hosts: () => Object.entries(hostFiles(facts)).flat(),
  'hosts-of-any-name': () => hostFiles({...facts, hosts: ['*']})['../site.conf'],
  page: () => markdown,
  component: async () => {
    const file = new VFile({path: 'docs/x.mdx', value: given.page});
    const plugins = {remarkPlugins: [remarkGfm, remarkDirective, ...remarkPlugins], rehypePlugins};
    return String(await compile(file, {jsx: true, ...plugins}));
  },
  records: () => records,
  index: () => [titles, unpackRecords({titles})],
  hits: () =>
    given.queries.map((query) => respond(engine, {query, hitsPerPage: 4, attributesToSnippet: ['content:12']})),
  answers: async () => {
    const answerer = new Answerer(engine, async () => markdown, 'https://docs.example');
    return Promise.all(given.questions.map((question) => answerer.answer(question)));
  },
  agent: answersOfAgent,
  'agent-files': () => [
    ...agentFiles()
      .filter(({path}) => /robots|agent-skills/.test(path))
      .map(({make}) => make()),
    webManifest.make(),
    aiCatalog(),
    catalogWithServer(JSON.parse(aiCatalog()), library.facts),
    serverCard(library.facts),
    packedServer('/build', library.facts),
  ],
  config: () => [config, registry].map((one) => JSON.stringify(one, plain, 1)),
  check: () => given.checks.map(checked),
};

for (const [name, make] of Object.entries(GOLDENS))
  it(`makes what it did: ${name}`, async () => {
    const made = await make();
    const texts = [made].flat().map((one) => (typeof one === 'string' ? one : JSON.stringify(one, null, 1)));
    const named = texts.join('\n\n').replaceAll(site.name, '{Product}').replaceAll(site.slug, '{product}');
    const neutral = named
      .replaceAll(site.cliVersion, '{version}')
      .replaceAll(/\b\d\d? [A-Z][a-z]{2} 20\d\d\b|\b20\d\d-\d\d-\d\d\b/g, '{day}')
      .replaceAll(/(engine|commit) [0-9a-f]{7}\b/g, '$1 {commit}');
    await expect(`${neutral}\n`).toMatchFileSnapshot(`goldens/${name}.txt`);
  });
