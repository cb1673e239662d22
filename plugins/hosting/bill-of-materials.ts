import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {HostFile} from './host-facts';

// A build counts as production, where npm omits development packages, and React with them, since tests want it as well.
const ARGUMENTS = ['sbom', '--include', 'dev', '--sbom-format', 'cyclonedx', '--package-lock-only'];

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
