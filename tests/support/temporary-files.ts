import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Gives a run of tests its own folder for what they write, which goes when they are done. */
export default function temporaryFiles(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
