import {createStorageSlot, useStorageSlot} from '@docusaurus/theme-common';
import {type Vote, parseVotes, withVote} from './votes';

const KEY = 'docs.page-feedback';

/** What the reader has said of a page in this browser. */
export function useStoredVote(path: string): Vote | null {
  const [stored] = useStorageSlot(KEY);
  return parseVotes(stored).find(([voted]) => voted === path)?.[1] ?? null;
}

/** Remembers a vote in this browser only. */
export function writeVote(path: string, vote: Vote): void {
  const slot = createStorageSlot(KEY);
  slot.set(JSON.stringify(withVote(parseVotes(slot.get()), path, vote)));
}
