import type {CallToolResult} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {MAX_CHARACTERS} from 'compose-check/adapt/adapt';
import {PROVIDER_IDS} from 'compose-check/data/provider-ids';
import {type Docs, readPage, searchDocs} from './answers';
import {type CheckedSite, checkTools} from './check';
import {LONGEST_TEXT} from './constants';

const LONGEST_ID = 200;

/** Longest address of a page, in characters. */
export const LONGEST_ADDRESS = 300;

/** Where tools are registered: at a server, or at a browser. */
export type AddTool = <Shape extends z.ZodRawShape>(
  name: string,
  settings: {title: string; description: string; input: Shape},
  answer: (args: z.output<z.ZodObject<Shape>>) => CallToolResult | Promise<CallToolResult>,
) => void;

export const line = (maximum: number) => z.string().trim().max(maximum);
export const words = (maximum: number) => line(maximum).min(1);

/** Tools that find and read pages. */
export function addPageTools(tool: AddTool, name: string, docs: Docs): void {
  tool(
    'search_docs',
    {
      title: 'Search the docs',
      description: `Finds sections of the ${name} docs by words, flags, Compose keys or messages.`,
      input: {query: words(300), limit: z.number().int().min(1).max(20).default(8)},
    },
    ({query, limit}) => searchDocs(docs, query, limit),
  );
  tool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns one page as Markdown, or one section of it.',
      input: {
        page: words(LONGEST_ADDRESS).describe(
          'Address of the page, such as /docs/concepts/compose; a full URL, one that ends in .md, or its title works too.',
        ),
        section: words(200).optional().describe('Heading of the section, to read only that.'),
      },
    },
    ({page, section}) => readPage(docs, page, section),
  );
}

/** Tools that judge what the agent's user has: a file or an error. */
export function addCheckTools(tool: AddTool, name: string, site: CheckedSite): void {
  const project = {
    files: z
      .array(
        z.object({
          name: words(200).default('compose.yaml'),
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
      description: `Says whether Compose files deploy with ${name} at a provider, and work there. The verdict is the worst that happens: "stops" (the tool refuses), "data-lost" (what the app stores is gone after a restart), "exposed" (the internet reaches what is meant to be private), "plain-secret" (the file has one), "wont-work" (something that the app needs isn't in the cloud), "costs" (it works, and one thing is most of its bill), "yes-if" (what notJudged has as a condition decides), "yes" or "not-checked". answer says it in a sentence, which you can repeat; doFirst is what to change first. Also all findings, what each service becomes and who reaches it, and which config must be set before. Give every file that is deployed, and its env files.`,
      input: project,
    },
    ({mode, ...input}) => checkTools(site).check({...input, ...(mode && {mode})}),
  );
  const ids = z.string().max(LONGEST_ID);
  tool(
    'adapt_compose',
    {
      title: 'Adapt a Compose file',
      description: `Changes Compose files that stop, or that deploy and won't work, so that they work with ${name} at a provider. Returns the changed files and the files to put next to them, each change with its reason, what is left, what has to be true (onlyIf), and questions that only the user can decide: ask them, and call again with the answers. Comments and formatting stay. Without files, noFilesBecause has the reason. All files together may have ${MAX_CHARACTERS} characters.`,
      input: {
        ...project,
        // An object with any names is what some models' interfaces refuse.
        answers: z
          .array(z.object({question: ids, choice: ids}))
          .max(200)
          .default([])
          .describe(
            'Answers to the questions of an earlier call, by the ids of question and choice, or the number of a port.',
          ),
        leaveOut: z.array(ids).max(200).default([]).describe('IDs of changes that the user does not want.'),
      },
    },
    ({mode, answers, ...input}) => {
      const chosen = Object.fromEntries(answers.map(({question, choice}) => [question, choice]));
      return checkTools(site).adapt({...input, answers: chosen, ...(mode && {mode})});
    },
  );
  tool(
    'explain_message',
    {
      title: 'Explain an error or a log',
      description: `Finds the messages of ${name} in error output or a log, and returns cause and remedy of each, root causes first.`,
      input: {text: words(LONGEST_TEXT)},
    },
    ({text}) => checkTools(site).explain(text),
  );
}
