import {storedTurns} from './stored-turn';
import {type Turn, withoutRunning} from './turns';

const VERSION = 2;
const MAXIMUM_TURNS = 12;

/** Conversation of an earlier visit. A turn that can't be shown is dropped. */
export function parseHistory(stored: string | null): Turn[] {
  try {
    const {version, turns} = JSON.parse(stored ?? '{}') as {version?: unknown; turns?: unknown};
    return version === VERSION && Array.isArray(turns) ? storedTurns(turns) : [];
  } catch {
    return [];
  }
}

/** The newest turns, as they are stored: one that runs has been stopped. Null when there are none. */
export function stringifyHistory(turns: readonly Turn[]): string | null {
  const finished = withoutRunning(turns)
    .filter(({state}) => state === 'done' || state === 'stopped')
    .slice(-MAXIMUM_TURNS);
  return finished.length === 0 ? null : JSON.stringify({version: VERSION, turns: finished});
}
