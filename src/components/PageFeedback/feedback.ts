export type Vote = 'yes' | 'no';

/** The oldest votes are forgotten beyond this number. */
const MAXIMUM_VOTES = 200;

type Votes = [path: string, vote: Vote][];

/** Votes by address of the page, oldest first. Whatever is unreadable is treated as none. */
export function parseVotes(stored: string | null): Votes {
  try {
    const votes: unknown = JSON.parse(stored ?? '[]');
    const isVote = (one: unknown) =>
      Array.isArray(one) && typeof one[0] === 'string' && /^(yes|no)$/.test(String(one[1]));
    return Array.isArray(votes) ? (votes.filter(isVote) as Votes) : [];
  } catch {
    return [];
  }
}

/** The same with one more vote, instead of an earlier one for the page. */
export function withVote(votes: Votes, path: string, vote: Vote): Votes {
  const others = votes.filter(([voted]) => voted !== path);
  return [...others, [path, vote] as Votes[number]].slice(-MAXIMUM_VOTES);
}

/**
 * Address of a new issue that already says which page it's about.
 *
 * @param reportUrl form for new issues of the repository
 * @param pageUrl full address of the page
 */
export function issueUrl(reportUrl: string, title: string, pageUrl: string): string {
  const body = `Page: ${pageUrl}\n\nWhat is missing, wrong or hard to follow?\n\n`;
  return `${reportUrl}?${new URLSearchParams({title: `Page "${title}": `, body}).toString()}`;
}
