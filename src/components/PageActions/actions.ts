import type {IconName} from '@site/src/components/Icon/Icon';

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
