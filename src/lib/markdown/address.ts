/** Address of a page's Markdown: the page's own with `.md`. */
export const markdownAddress = (permalink: string): string => `${permalink.replace(/\/$/, '')}.md`;
