import {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {askDocs, grepDocs, listPages, problemOf} from './answers';
import type {Facts} from './facts';
import type {Library} from './library';
import {type AddTool, LONGEST_ADDRESS, addCheckTools, addPageTools, line, words} from './tools';

const READ_ONLY = {readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false};

const instructions = ({name, version, slug, clouds}: Facts): string =>
  `Documentation of ${name} ${version}, a command-line tool (${slug}) that deploys Compose files to ${new Intl.ListFormat('en').format(clouds)}. Search with search_docs, read with read_page, where the page of a command has its name (${slug} compose up), and find an exact text with grep_docs. Check a Compose file with check_compose before it is deployed, let adapt_compose change one that stops or won't work, and give error output to explain_message. This server only reads; it deploys nothing.`;

/** A schema that says nothing of its dialect, because interfaces of some models refuse `$schema`. */
function withoutDialect<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const standard = schema['~standard'];
  const input: typeof standard.jsonSchema.input = (options) => {
    const {$schema: _dialect, ...rest} = standard.jsonSchema.input(options);
    return rest;
  };
  return {'~standard': {...standard, jsonSchema: {...standard.jsonSchema, input}}};
}

/** Registers a tool that only reads. An error becomes a sentence for the agent instead of a failure of the protocol. */
const toolsOf =
  (server: McpServer): AddTool =>
  (name, {title, description, input}, answer) => {
    const settings = {title, description, inputSchema: withoutDialect(z.object(input)), annotations: READ_ONLY};
    server.registerTool(name, settings, async (args) => {
      try {
        return await answer(args as Parameters<typeof answer>[0]);
      } catch (error) {
        return problemOf(error);
      }
    });
  };

/** Tools that need the whole build. */
function addLibraryTools(tool: AddTool, library: Library): void {
  tool(
    'list_pages',
    {
      title: 'List the pages',
      description: 'Lists pages with their titles and what each is about.',
      input: {
        below: line(LONGEST_ADDRESS).default('').describe('Only pages below this address, such as /docs/guides.'),
      },
    },
    ({below}) => listPages(library, below),
  );
  tool(
    'grep_docs',
    {
      title: 'Find a text',
      description:
        'Finds lines that contain a text letter by letter, such as a flag, a Compose key or a part of a message.',
      input: {text: words(300), limit: z.number().int().min(1).max(100).default(30)},
    },
    ({text, limit}) => grepDocs(library, text, limit),
  );
  tool(
    'ask_docs',
    {
      title: 'Ask the docs',
      description: `Quotes the passages of the ${library.facts.name} docs that answer a question, with their sources.`,
      input: {question: words(1000)},
    },
    ({question}) => askDocs(library, question),
  );
}

/** A server for one client. It reads the built site and nothing else. */
export function createServer(library: Library): McpServer {
  const {facts} = library;
  const server = new McpServer(
    {name: `${facts.slug}-docs`, title: `${facts.name} docs`, version: facts.version, websiteUrl: facts.origin},
    // A build never changes: clients needn't wait for news of them.
    {instructions: instructions(facts), capabilities: {tools: {listChanged: false}}},
  );
  const tool = toolsOf(server);
  addPageTools(tool, facts.name, library);
  addLibraryTools(tool, library);
  addCheckTools(tool, facts.name, library);
  return server;
}
