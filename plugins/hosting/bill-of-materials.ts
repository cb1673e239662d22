import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import type {HostFile} from './host-facts';

// A build runs as production, where npm omits development packages, and React with them because tests need it too.
const ARGUMENTS = ['sbom', '--include', 'dev', '--sbom-format', 'cyclonedx', '--package-lock-only'];

async function askNpm(): Promise<string> {
  const shell = process.platform === 'win32';
  const {stdout} = await promisify(execFile)('npm', ARGUMENTS, {maxBuffer: 2 ** 26, shell});
  return stdout;
}

/** Where the answer is kept: it follows from the list of packages, and npm takes seconds for it. */
function cachePath(): string {
  const hash = createHash('sha256').update(ARGUMENTS.join());
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(file));
  return join('.cache/bill-of-materials', `${hash.digest('hex').slice(0, 32)}.json`);
}

/**
 * The packages that the site is made and tested with, as CycloneDX JSON.
 *
 * @throws Error where npm is missing or refuses the lockfile, with its message
 */
export async function billOfMaterials(): Promise<HostFile> {
  const path = cachePath();
  try {
    return {path: '../sbom.json', text: readFileSync(path, 'utf8')};
  } catch {
    const text = await askNpm();
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
    return {path: '../sbom.json', text};
  }
}
