/** Length of an encoded prompt beyond which no further page is named. The question itself is always whole. */
const LONGEST = 1800;

function promptOf(question: string, sources: readonly string[]): string {
  const pages = sources.length > 0 ? `\n\nAnswer from these pages:\n${sources.join('\n')}` : '';
  return encodeURIComponent(question + pages);
}

/**
 * Addresses that take a question to an assistant elsewhere, together with the pages that were cited.
 *
 * @param sources full addresses, the most important first
 */
export function openElsewhere(question: string, sources: readonly string[]): {name: string; href: string}[] {
  let count = sources.length;
  while (count > 0 && promptOf(question, sources.slice(0, count)).length > LONGEST) count--;
  const prompt = promptOf(question, sources.slice(0, count));
  return [
    {name: 'ChatGPT', href: `https://chatgpt.com/?q=${prompt}`},
    {name: 'Claude', href: `https://claude.ai/new?q=${prompt}`},
  ];
}
