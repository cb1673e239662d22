import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** A folder that's deleted when the process ends. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-')));
  process.on('exit', () => rmSync(folder, {recursive: true, force: true}));
  return folder;
}
