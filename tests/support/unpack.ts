import {execFileSync} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Unpacks a package of npm into a folder of its own, which is removed after the tests. */
export function unpack(file: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  return join(folder, 'package');
}
