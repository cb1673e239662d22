import {RemoteEngine} from '../lib/remote';
import type {AgentTools} from './worker';

/** As the draft of June 24, 2026 has it: https://webmachinelearning.github.io/webmcp */
export interface ModelContext {
  registerTool: (tool: {
    name: string;
    title: string;
    description: string;
    inputSchema: object;
    annotations: {readOnlyHint: boolean};
    execute: (input: unknown) => Promise<unknown>;
  }) => Promise<void>;
}

/** No file may keep a reader's device busy for longer, in milliseconds. */
const LIMIT = 15_000;

/** Gives the browser's agent the tools of the MCP server that need only what the site serves. Without a worker, there are none. */
export async function registerTools(context: ModelContext): Promise<void> {
  const remote = new RemoteEngine<AgentTools>(() => new Worker(new URL('./worker.ts', import.meta.url)), LIMIT);
  const tools = await remote.call((agents) => agents.tools());
  for (const tool of tools)
    await context.registerTool({
      ...tool,
      annotations: {readOnlyHint: true},
      execute: (input) => remote.call((agents) => agents.call(tool.name, input)),
    });
}
