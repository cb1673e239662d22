import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {APP_USER, locate} from './servers';

const UNSHARE = ['--pid', '--fork', '--kill-child'];

/** Whether this run may start processes that count their own from 1: on Linux, root may. */
export const canUnshare = (): boolean =>
  APP_USER !== undefined && spawnSync('unshare', [...UNSHARE, 'true'], {stdio: 'ignore'}).status === 0;

/**
 * The command as process 1, which it is in a container: from that one, the kernel keeps every signal that it has no
 * handler for. Where this machine can't do that, nothing.
 */
export function asFirstProcess(command: readonly string[], user: number | undefined): string[] | undefined {
  const [unshare, setpriv] = ['unshare', 'setpriv'].map(locate);
  if (!unshare || !setpriv || !canUnshare()) return undefined;
  const drop = user === undefined ? [] : [setpriv, `--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
  return [unshare, ...UNSHARE, ...drop, ...command];
}

/** The process that another one has started first. */
export function firstChild(pid: number): number | undefined {
  const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return first ? Number(first) : undefined;
}
