// Adds to package-lock.json what npm may leave out. Usage: jiti tools/complete-lockfile.ts
// - The binaries of other systems that the registry in use lacks: without them `npm ci` refuses the file.
// - Each package's address, or npm asks the registry about every version of it first: 200 MB of 403. The host stands for the
//   registry in use (`replace-registry-host` in .npmrc).
import {readFileSync, writeFileSync} from 'node:fs';

const FILE = 'package-lock.json';
export const REGISTRY = 'https://npm.invalid/';
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];

interface Package {
  name?: string;
  version?: string | undefined;
  dev?: boolean;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  license?: string;
  optional?: boolean;
  engines?: object;
  cpu?: string[];
  os?: string[];
  optionalDependencies?: Record<string, string>;
}
export interface Lockfile {
  packages: Record<string, Package>;
}

/** Whether Node would find the package from the folder `from`, as the lockfile lists folders. */
function isFound(packages: Lockfile['packages'], from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/** Optional packages that a package names and the lockfile lacks. */
export const missingPackages = ({packages}: Lockfile) =>
  Object.entries(packages).flatMap(([folder, {optionalDependencies = {}}]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isFound(packages, folder, name))
      .map(([name, version]) => ({folder, name, version})),
  );

/** `@swc/core-win32-ia32-msvc` is for the system win32 and the processor ia32. */
function platformOf(name: string) {
  const words = name.split(/[/-]/);
  const at = words.findIndex((word) => SYSTEMS.includes(word));
  if (at < 0) throw new Error(`${FILE}: no system in the name ${name}; add the package by hand.`);
  return {cpu: [words[at + 1] ?? ''], os: [words[at] ?? '']};
}

/** An alias has its package's name, others have it in their path. */
function addressOf(path: string, {name = path.split('node_modules/').at(-1) ?? '', version}: Package) {
  return `${REGISTRY}${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
}

function complete(lockfile: Lockfile): Lockfile {
  const {packages} = lockfile;
  for (const {folder, name, version} of missingPackages(lockfile)) {
    const {dev, license, engines} = packages[folder] ?? {};
    packages[`node_modules/${name}`] = {
      version,
      ...(dev && {dev}),
      ...(license && {license}),
      ...(engines && {engines}),
      optional: true,
      ...platformOf(name),
    };
  }
  for (const [path, one] of Object.entries(packages)) {
    const {name, version, ...others} = one;
    const described = {...(name && {name}), version, resolved: addressOf(path, one)};
    if (others.integrity) packages[path] = {...described, ...others, resolved: described.resolved};
  }
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return {...lockfile, packages: Object.fromEntries(sorted)};
}

if (process.argv[1] === __filename) {
  const lockfile = JSON.parse(readFileSync(FILE, 'utf8')) as Lockfile;
  writeFileSync(FILE, `${JSON.stringify(complete(lockfile), null, 2)}\n`);
}
