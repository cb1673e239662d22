import {McpServer, ResourceTemplate} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import {site} from '../../../config/site';
import {askDocs, cliCommand, problemOf, readPage, searchDocs} from './answers';
import type {Library} from './library';

const SCHEME = 'docs://site';
const LONGEST_ADDRESS = 300;
const READ_ONLY = {readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false};

const INSTRUCTIONS = `Documentation of ${site.name} ${site.cliVersion}, a command-line tool (${site.slug}) that deploys Compose files to AWS, Google Cloud, Azure and DigitalOcean. Search with search_docs, read with read_page, look up a command and its flags with cli_command. This server only reads; it deploys nothing.`;

/** An error becomes a sentence for the agent instead of a failure of the protocol. */
const guarded =
  <A>(answer: (args: A) => CallToolResult) =>
  (args: A): CallToolResult => {
    try {
      return answer(args);
    } catch (error) {
      return problemOf(error);
    }
  };

function addTools(server: McpServer, library: Library): void {
  const words = (maximum: number) => z.string().trim().min(1).max(maximum);
  server.registerTool(
    'search_docs',
    {
      title: 'Search the docs',
      description: `Finds sections of the ${site.name} docs by words, flags, Compose keys or messages.`,
      inputSchema: {query: words(300), limit: z.number().int().min(1).max(20).default(8)},
      annotations: READ_ONLY,
    },
    guarded(({query, limit}: {query: string; limit: number}) => searchDocs(library, query, limit)),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns one page as Markdown, or one section of it.',
      inputSchema: {
        page: words(LONGEST_ADDRESS).describe(
          'Address of the page, such as /docs/concepts/compose; a full URL or one that ends in .md works too.',
        ),
        section: words(200).optional().describe('Heading of the section, to read only that.'),
      },
      annotations: READ_ONLY,
    },
    guarded(({page, section}: {page: string; section?: string | undefined}) => readPage(library, page, section)),
  );
  server.registerTool(
    'ask_docs',
    {
      title: 'Ask the docs',
      description: `Quotes the passages of the ${site.name} docs that answer a question, with their sources.`,
      inputSchema: {question: words(1000)},
      annotations: READ_ONLY,
    },
    guarded(({question}: {question: string}) => askDocs(library, question)),
  );
  server.registerTool(
    'cli_command',
    {
      title: 'Look up a command',
      description: `Usage, arguments, flags with defaults, exit codes and errors of one ${site.slug} command, as JSON.`,
      inputSchema: {
        command: z
          .string()
          .trim()
          .max(100)
          .describe('Path of the command, such as "compose up"; empty for the program itself.'),
      },
      annotations: READ_ONLY,
    },
    guarded(({command}: {command: string}) => cliCommand(command)),
  );
}

function addResources(server: McpServer, library: Library): void {
  const template = new ResourceTemplate(`${SCHEME}/{+path}`, {
    list: () => ({
      resources: library.pages.map(({permalink, title, description}) => ({
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
    return {contents: [{uri: uri.href, mimeType: 'text/markdown', text: page.markdown}]};
  });
}

/** A server for one client. It reads the built site and nothing else. */
export function createServer(library: Library): McpServer {
  const server = new McpServer(
    {name: `${site.slug}-docs`, title: `${site.name} docs`, version: site.cliVersion, websiteUrl: site.url},
    {instructions: INSTRUCTIONS},
  );
  addTools(server, library);
  addResources(server, library);
  return server;
}
