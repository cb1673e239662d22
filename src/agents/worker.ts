import addresses from '@generated/outputs/default/addresses.json';
import settings from '@generated/outputs/default/ask-settings.json';
import nearestPages from '@generated/outputs/default/nearest-pages.json';
import {expose} from 'comlink';
import type {Rules} from 'compose-check/types';
import {problemOf} from 'docs-mcp/answers';
import {Pages} from 'docs-index/pages';
import {type AddTool, addCheckTools, addPageTools} from 'docs-mcp/tools';
import type {Engine} from 'docs-index/search/engine';
import * as z from 'zod';
import {loadJson, loadOnce, loadText} from '../lib/load-once';
import {SiteIndex} from '../search/site-index';

const index = new SiteIndex((part) => loadJson(addresses[part]));

/** What the tools read: each part is there before a tool that needs it answers. */
let engine: Engine;
let rules: Rules;

const pages = Pages.named(nearestPages);

const loadDocs = loadOnce(async () => {
  engine = await index.loadRecords();
});
const loadRules = loadOnce(async () => {
  rules = await loadJson<Rules>(addresses.rules);
});

const facts = {origin: addresses.origin};

interface WebTool {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
}

const listed: WebTool[] = [];
const answers = new Map<string, (input: unknown) => Promise<unknown>>();

/** Registers tools whose arguments are checked as the MCP server checks them. */
const toolsWith =
  (load: () => Promise<void>): AddTool =>
  (name, {title, description, input}, answer) => {
    const schema = z.object(input);
    const {$schema: _dialect, ...inputSchema} = z.toJSONSchema(schema, {io: 'input'});
    listed.push({name, title, description, inputSchema});
    answers.set(name, async (given) => {
      try {
        const {data, error} = schema.safeParse(given);
        if (error) return problemOf(z.prettifyError(error));
        await load();
        return await answer(data as Parameters<typeof answer>[0]);
      } catch (error) {
        return problemOf(error);
      }
    });
  };

addPageTools(toolsWith(loadDocs), settings.product, {
  facts,
  pages,
  get engine() {
    return engine;
  },
  markdownOf: ({permalink}) => loadText(`${addresses.root}${permalink === '/' ? 'index' : permalink.slice(1)}.md`),
});
addCheckTools(toolsWith(loadRules), settings.product, {
  facts,
  get rules() {
    return rules;
  },
});

const agents = {
  tools: (): WebTool[] => listed,
  call: async (name: string, input: unknown): Promise<unknown> => answers.get(name)?.(input),
};

export type AgentTools = typeof agents;

expose(agents);
