export function countText(count: number, query: string): string {
  if (count === 0) return `No results found for "${query}"`;
  return count === 1 ? `One result for "${query}"` : `${count} results for "${query}"`;
}
