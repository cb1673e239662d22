// Folders of a build before. Deleting them right before the next one would slow that down: ext4 doesn't give the numbers of
// files deleted in the last minutes to new ones, and looks past each. 2 of 40 CPU seconds, which a fresh clone doesn't pay.
import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';

const ASIDE = resolve('.cache/bench/aside');
let count = 0;

/** Moves a folder out of the way, until the bench is done. */
export function setAside(folder) {
  if (!existsSync(folder)) return;
  mkdirSync(ASIDE, {recursive: true});
  renameSync(folder, join(ASIDE, `${process.pid}-${count}`));
  count += 1;
}

export const deleteAside = () => rmSync(ASIDE, {recursive: true, force: true});
