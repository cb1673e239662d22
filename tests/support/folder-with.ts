import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

/** Writes files, by path, into a folder: a new one, unless it's named. */
export function folderWith(files: Record<string, string>, folder = mkdtempSync(join(tmpdir(), 'files-'))): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const AUTHOR = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];

/** Runs git in a folder, as somebody who may commit. */
export const gitIn = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-C', folder, ...AUTHOR, ...args], {encoding: 'utf8'}).trim();

/** Commits all of a folder, which is made a repository if it isn't one; gives the short name of the commit. */
export function commitAll(folder: string): string {
  gitIn(folder, 'init', '-q');
  gitIn(folder, 'add', '-A');
  gitIn(folder, 'commit', '-qm', 'change');
  return gitIn(folder, 'rev-parse', '--short', 'HEAD');
}
