import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {folderWith} from './folder-with';

/** Unpacks a package of npm into a folder of its own, which is removed after the tests. */
export function unpack(file: string): string {
  const folder = folderWith({});
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  return join(folder, 'package');
}
