import {execFile} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {promisify} from 'node:util';
import {cachePath, writeCached} from '../pages/cached-file';
import type {HostFile} from './host-facts';

// A build runs as production, where npm omits development packages, and React with them because tests need it too.
const ARGUMENTS = ['sbom', '--include', 'dev', '--sbom-format', 'cyclonedx', '--package-lock-only'];

async function askNpm(): Promise<string> {
  const shell = process.platform === 'win32';
  const {stdout} = await promisify(execFile)('npm', ARGUMENTS, {maxBuffer: 2 ** 26, shell});
  return stdout;
}

/**
 * The packages that the site is made and tested with, as CycloneDX JSON. They follow from the list of packages, and npm
 * takes seconds for them.
 *
 * @throws Error where npm is missing or refuses the lockfile, with its message
 */
export async function billOfMaterials(): Promise<HostFile> {
  const path = cachePath('bill-of-materials', ['package.json', 'package-lock.json'], ARGUMENTS.join());
  if (!existsSync(path)) writeCached(path, await askNpm());
  return {path: '../sbom.json', text: readFileSync(path, 'utf8')};
}
