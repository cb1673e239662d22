export type Vote = 'yes' | 'no';

type Votes = Partial<Record<string, unknown>>;

/** Votes by address of the page. Whatever is unreadable is treated as none. */
function parseVotes(stored: string | null): Votes {
  try {
    return {...(JSON.parse(stored ?? '{}') as Votes)};
  } catch {
    return {};
  }
}

export function voteOn(path: string, stored: string | null): Vote | null {
  const vote = parseVotes(stored)[path];
  return vote === 'yes' || vote === 'no' ? vote : null;
}

/** What is stored once there's one more vote, instead of an earlier one for the page. */
export const withVote = (stored: string | null, path: string, vote: Vote): string =>
  JSON.stringify({...parseVotes(stored), [path]: vote});

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
