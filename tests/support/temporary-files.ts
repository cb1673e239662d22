import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Gives a test run its own folder for what the tests write, and removes it when they're done. */
export default function temporaryFiles(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
