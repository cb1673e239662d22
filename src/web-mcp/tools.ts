import siteConfig from '@generated/docusaurus.config';
import {runCheck} from '../check/client';
import type {Mode, ProviderId} from '../check/engine/types';
import {createClient} from '../search/client';
import {settingsOf} from '../search/settings';
import type {ModelContext, WebTool} from './model-context';

const HITS = 8;
const PROVIDERS: ProviderId[] = ['aws', 'gcp', 'azure', 'digitalocean', 'playground'];
const MODES: Mode[] = ['affordable', 'balanced', 'high_availability'];

const text = {type: 'string'};
const object = (properties: object, ...required: string[]) => ({type: 'object', properties, required});

async function search(query: string): Promise<unknown> {
  const client = await createClient(settingsOf(siteConfig));
  const find = async () => (await client.search({requests: [{query, hitsPerPage: HITS}]})).results[0];
  const first = await find();
  // The titles load before the rest of the index.
  await first?.more?.catch(() => undefined);
  const result = first?.more ? await find() : first;
  return result?.hits.map(({url, hierarchy, content}) => ({
    url,
    title: Object.values(hierarchy).filter(Boolean).join(' › '),
    text: content,
  }));
}

/** The Markdown of a page of this site; another address isn't fetched. */
async function readPage(page: string): Promise<string> {
  const {origin, pathname} = new URL(page, location.href);
  if (origin !== location.origin) throw new Error('Only pages of this site can be read.');
  const path = pathname.replace(/\/$/, '').replace(/\.md$/, '') || '/index';
  const response = await fetch(`${path}.md`);
  if (!response.ok) throw new Error(`There is no page ${path}.`);
  return response.text();
}

type Answer = (input: Record<string, string | undefined>) => Promise<unknown>;

function tool(name: string, title: string, description: string, inputSchema: object, answer: Answer): WebTool {
  return {
    name,
    title,
    description,
    inputSchema,
    annotations: {readOnlyHint: true},
    async execute(input) {
      const found = await answer(input as Record<string, string | undefined>).catch((error: unknown) => String(error));
      return {content: [{type: 'text', text: typeof found === 'string' ? found : JSON.stringify(found)}]};
    },
  };
}

const TOOLS: WebTool[] = [
  tool('search_docs', 'Search the docs', 'Finds sections of these docs.', object({query: text}, 'query'), ({query}) =>
    search(query ?? ''),
  ),
  tool(
    'read_page',
    'Read a page',
    'Returns a page of these docs as Markdown.',
    object({page: text}, 'page'),
    ({page}) => readPage(page ?? ''),
  ),
  tool(
    'check_compose',
    'Check a Compose file',
    'Says what a Compose file becomes at a provider, what stops its deployment and what only warns. The file stays in the browser.',
    object({text, provider: {enum: PROVIDERS}, mode: {enum: MODES}}, 'text', 'provider'),
    async ({text: file = '', provider = 'aws', mode}) => {
      const files = [{name: 'compose.yaml', text: file}];
      const input = {files, provider: provider as ProviderId, ...(mode ? {mode: mode as Mode} : {})};
      const answer = await runCheck({kind: 'compose', input});
      return answer.kind === 'compose' ? answer.result : answer;
    },
  ),
  tool(
    'explain_message',
    'Explain an error or a log',
    'Finds known messages in error output or a log, and returns cause and remedy. The text stays in the browser.',
    object({text}, 'text'),
    async ({text: log = ''}) => {
      const answer = await runCheck({kind: 'explain', text: log});
      return answer.kind === 'explain' ? answer.explanations : answer;
    },
  ),
];

/** Offers the tools of this site. If the browser refuses one, the others are still registered. */
export function registerTools(context: ModelContext): void {
  for (const one of TOOLS)
    Promise.resolve()
      .then(() => context.registerTool(one))
      .catch(() => undefined);
}
