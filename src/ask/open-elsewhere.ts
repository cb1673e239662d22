/** Longest address that every browser and service takes. */
const LONGEST = 1800;

function promptOf(question: string, sources: readonly string[]): string {
  const pages = sources.length > 0 ? `\n\nAnswer from these pages:\n${sources.join('\n')}` : '';
  return `${question}${pages}`.slice(0, LONGEST);
}

/**
 * Addresses that take a question to an assistant elsewhere, together with the pages that were cited.
 *
 * @param sources full addresses
 */
export function openElsewhere(question: string, sources: readonly string[]): {name: string; href: string}[] {
  const prompt = encodeURIComponent(promptOf(question, sources));
  return [
    {name: 'ChatGPT', href: `https://chatgpt.com/?q=${prompt}`},
    {name: 'Claude', href: `https://claude.ai/new?q=${prompt}`},
  ];
}
