/**
 * The part of the WebMCP draft that this site uses: a page offers tools to the browser's agent.
 * https://webmachinelearning.github.io/webmcp/
 */
export interface ModelContext {
  registerTool(tool: WebTool): Promise<void> | void;
}

export interface WebTool {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
  annotations: {readOnlyHint: boolean};
  execute(input: Record<string, unknown>): Promise<{content: {type: 'text'; text: string}[]}>;
}
