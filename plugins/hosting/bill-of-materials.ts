import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {HostFile} from './host-facts';

// With `--omit dev` npm leaves out React, which packages of the tests want as well; those are marked as development.
const ARGUMENTS = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];

/**
 * The packages that the site is made and tested with, as CycloneDX JSON.
 *
 * @throws Error where npm is missing or refuses the lockfile, with its message
 */
export async function billOfMaterials(): Promise<HostFile> {
  const shell = process.platform === 'win32';
  const {stdout} = await promisify(execFile)('npm', ARGUMENTS, {maxBuffer: 2 ** 26, shell});
  return {path: '../sbom.json', text: stdout};
}
