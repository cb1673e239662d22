import {type CallToolResult, McpServer, ResourceTemplate} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {PROVIDER_IDS} from 'compose-check/data/provider-ids';
import {askDocs, cliCommand, grepDocs, listPages, problemOf, readPage, searchDocs} from './answers';
import {MAX_CHARACTERS} from 'compose-check/adapt/adapt';
import {checkTools} from './check';
import {LONGEST_TEXT} from './constants';
import type {Facts} from './facts';
import type {Library} from './library';

const SCHEME = 'docs://site';
const LONGEST_ADDRESS = 300;
const LONGEST_ID = 200;
const READ_ONLY = {readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false};

const instructions = ({name, version, slug, clouds}: Facts): string =>
  `Documentation of ${name} ${version}, a command-line tool (${slug}) that deploys Compose files to ${new Intl.ListFormat('en').format(clouds)}. Search with search_docs, read with read_page, find an exact text with grep_docs, look up a command and its flags with cli_command. Check a Compose file with check_compose before it is deployed, let adapt_compose change one that stops or won't work, and give error output to explain_message. This server only reads; it deploys nothing.`;

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
  (server: McpServer) =>
  <Shape extends z.ZodRawShape>(
    name: string,
    {title, description, input}: {title: string; description: string; input: Shape},
    answer: (args: z.output<z.ZodObject<Shape>>) => CallToolResult | Promise<CallToolResult>,
  ): void => {
    const settings = {title, description, inputSchema: withoutDialect(z.object(input)), annotations: READ_ONLY};
    server.registerTool(name, settings, async (args) => {
      try {
        return await answer(args as z.output<z.ZodObject<Shape>>);
      } catch (error) {
        return problemOf(error);
      }
    });
  };

const words = (maximum: number) => z.string().trim().min(1).max(maximum);

function addTools(server: McpServer, library: Library): void {
  const {name, slug} = library.facts;
  const tool = toolsOf(server);
  tool(
    'search_docs',
    {
      title: 'Search the docs',
      description: `Finds sections of the ${name} docs by words, flags, Compose keys or messages.`,
      input: {query: words(300), limit: z.number().int().min(1).max(20).default(8)},
    },
    ({query, limit}) => searchDocs(library, query, limit),
  );
  tool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns one page as Markdown, or one section of it.',
      input: {
        page: words(LONGEST_ADDRESS).describe(
          'Address of the page, such as /docs/concepts/compose; a full URL or one that ends in .md works too.',
        ),
        section: words(200).optional().describe('Heading of the section, to read only that.'),
      },
    },
    ({page, section}) => readPage(library, page, section),
  );
  tool(
    'list_pages',
    {
      title: 'List the pages',
      description: 'Lists pages with their titles and what each is about.',
      input: {
        below: z
          .string()
          .trim()
          .max(LONGEST_ADDRESS)
          .default('')
          .describe('Only pages below this address, such as /docs/guides.'),
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
      description: `Quotes the passages of the ${name} docs that answer a question, with their sources.`,
      input: {question: words(1000)},
    },
    ({question}) => askDocs(library, question),
  );
  tool(
    'cli_command',
    {
      title: 'Look up a command',
      description: `Usage, arguments, flags with defaults, exit codes and errors of one ${slug} command, as JSON.`,
      input: {
        command: z
          .string()
          .trim()
          .max(100)
          .describe('Path of the command, such as "compose up"; empty for the program itself.'),
      },
    },
    ({command}) => cliCommand(library, command),
  );
}

/** Tools that judge what the agent's user has: a file or an error. */
function addCheckTools(server: McpServer, library: Library): void {
  const {name} = library.facts;
  const tool = toolsOf(server);
  const project = {
    files: z
      .array(
        z.object({
          name: z.string().trim().min(1).max(200).default('compose.yaml'),
          text: z.string().max(LONGEST_TEXT).describe('Content of the file.'),
        }),
      )
      .min(1)
      .max(10)
      .refine((files) => files.reduce((sum, {text}) => sum + text.length, 0) <= LONGEST_TEXT, {
        error: `All files together have ${LONGEST_TEXT} characters at most.`,
      })
      .describe('The main file first, then the files that are merged over it, then env files.'),
    provider: z.enum(PROVIDER_IDS),
    mode: z.enum(['affordable', 'balanced', 'high_availability']).optional(),
  };
  tool(
    'check_compose',
    {
      title: 'Check a Compose file',
      description: `Says whether Compose files deploy with ${name} at a provider, and work there. The verdict is the worst that happens: "stops" (the tool refuses), "data-lost" (what the app stores is gone after a restart), "exposed" (the internet reaches what is meant to be private), "plain-secret" (the file has one), "wont-work" (something that the app needs isn't in the cloud), "yes-if" (what notJudged has as a condition decides), "yes" or "not-checked". answer says it in a sentence, which you can repeat; doFirst is what to change first. Also all findings, what each service becomes and who reaches it, and which config must be set before. Give every file that is deployed, and its env files.`,
      input: project,
    },
    ({mode, ...input}) => checkTools(library).check({...input, ...(mode && {mode})}),
  );
  const ids = z.string().max(LONGEST_ID);
  tool(
    'adapt_compose',
    {
      title: 'Adapt a Compose file',
      description: `Changes Compose files that stop, or that deploy and won't work, so that they work with ${name} at a provider. Returns the changed files and the files to put next to them, each change with its reason, what is left, and questions that only the user can decide: ask them, and call again with the answers. Comments and formatting stay. Without files, noFilesBecause has the reason. All files together may have ${MAX_CHARACTERS} characters.`,
      input: {
        ...project,
        // A record would be written with propertyNames, which some models' interfaces refuse.
        answers: z
          .object({})
          .catchall(ids)
          .default({})
          .describe('Answers to the questions of an earlier call: the id of the question, and of the choice.'),
        leaveOut: z.array(ids).max(200).default([]).describe('IDs of changes that the user does not want.'),
      },
    },
    ({mode, ...input}) => checkTools(library).adapt({...input, ...(mode && {mode})}),
  );
  tool(
    'explain_message',
    {
      title: 'Explain an error or a log',
      description: `Finds the messages of ${name} in error output or a log, and returns cause and remedy of each, root causes first.`,
      input: {text: words(LONGEST_TEXT)},
    },
    ({text}) => checkTools(library).explain(text),
  );
}

function addResources(server: McpServer, library: Library): void {
  const template = new ResourceTemplate(`${SCHEME}/{+path}`, {
    list: () => ({
      resources: library.facts.pages.map(({permalink, title, description}) => ({
        // The template matches no empty path.
        uri: `${SCHEME}${permalink === '/' ? '/index' : permalink}`,
        name: permalink,
        title,
        description,
        mimeType: 'text/markdown',
      })),
    }),
  });
  server.registerResource('page', template, {title: 'Page of the docs', mimeType: 'text/markdown'}, (uri) => {
    if (uri.href.length > LONGEST_ADDRESS) throw new Error(`An address has ${LONGEST_ADDRESS} characters at most.`);
    const page = library.find(uri.pathname);
    if (!page) {
      const nearest = library.nearest(uri.pathname).map((one) => `${SCHEME}${one.permalink}`);
      throw new Error(`There is no page ${uri.href}. The nearest are ${nearest.join(', ')}.`);
    }
    return {contents: [{uri: uri.href, mimeType: 'text/markdown', text: library.markdownOf(page)}]};
  });
}

/** A server for one client. It reads the built site and nothing else. */
export function createServer(library: Library): McpServer {
  const {facts} = library;
  const server = new McpServer(
    {name: `${facts.slug}-docs`, title: `${facts.name} docs`, version: facts.version, websiteUrl: facts.origin},
    // A build never changes: clients needn't wait for news of these.
    {instructions: instructions(facts), capabilities: {tools: {listChanged: false}, resources: {listChanged: false}}},
  );
  addTools(server, library);
  addCheckTools(server, library);
  addResources(server, library);
  return server;
}
