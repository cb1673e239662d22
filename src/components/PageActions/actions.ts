import type {IconName} from '@site/src/components/Icon/Icon';
import type {Product} from '@site/src/hooks/use-product';

/** Address of a page's Markdown: the page's own with `.md`. */
export const markdownAddress = (permalink: string): string => `${permalink.replace(/\/$/, '')}.md`;

/** An entry of the menu that leads somewhere. */
export interface LinkAction {
  label: string;
  hint: string;
  icon: IconName;
  href: string;
}

export function chatActions(markdownUrl: string): LinkAction[] {
  const prompt = encodeURIComponent(`Read ${markdownUrl} and answer my questions about it.`);
  const hint = 'Ask about this page';
  return [
    {label: 'Open in ChatGPT', hint, icon: 'ask', href: `https://chatgpt.com/?q=${prompt}`},
    {label: 'Open in Claude', hint, icon: 'ask', href: `https://claude.ai/new?q=${prompt}`},
  ];
}

/** Pages about the MCP server that the tool contains. */
export const isAboutMcp = (permalink: string): boolean =>
  /\/concepts\/mcp$|\/tutorials\/[^/]+-mcp-server$/.test(permalink);

/** Adds the tool's MCP server to an editor, by the editor's own address for that; asks the reader there. */
export function editorActions({name, slug}: Product): LinkAction[] {
  const serve = (client: string) => ({command: slug, args: ['mcp', 'serve', '--client', client]});
  const vscode = encodeURIComponent(JSON.stringify({name: slug, type: 'stdio', ...serve('vscode')}));
  const cursor = encodeURIComponent(btoa(JSON.stringify(serve('cursor'))));
  const hint = `Adds the ${name} MCP server; needs the CLI`;
  return [
    {label: 'Connect VS Code', hint, icon: 'external', href: `vscode:mcp/install?${vscode}`},
    {
      label: 'Connect Cursor',
      hint,
      icon: 'external',
      href: `cursor://anysphere.cursor-deeplink/mcp/install?name=${slug}&config=${cursor}`,
    },
  ];
}
