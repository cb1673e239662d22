import {execFileSync} from 'node:child_process';

/** Output of git in a checkout, without the last line feed, or null where git refuses. */
export function git(checkout: string, ...args: string[]): string | null {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', ['-C', checkout, ...args], {encoding: 'utf8', stdio, maxBuffer: 2 ** 26}).trimEnd();
  } catch {
    return null;
  }
}
