// Bundles the MCP server into `BUILD-host/mcp`, for the container, and packs it with the pages of the build into
// `BUILD/mcp.tgz`, for npx. Usage, after a build: jiti packages/docs-mcp/src/package/make.ts [BUILD]
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {mcp} from '../../../../config/mcp';
import {site} from '../../../../config/site';
import {temporaryFolder} from '../../../../tools/temporary-folder';
import {keep, keptPath} from '../../../../plugins/pages/kept-file';
import {isServed} from '../library-files';
import {SERVER, bundleServer} from './bundle';
import {readme} from './readme';

const NAME = `${site.slug}-docs-mcp`;

const description = {
  name: NAME,
  version: site.cliVersion,
  description: `The ${site.name} docs as an MCP server: search, pages, commands, the check of Compose files and messages.`,
  license: 'MIT',
  homepage: site.url,
  bin: {[NAME]: SERVER},
  engines: {node: '>=20'},
};

/** npm writes the same file for the same content, whatever the clock says. */
function pack(folder: string): Uint8Array {
  // Windows starts npm, a script there, through a shell.
  const shell = process.platform === 'win32';
  const target = temporaryFolder();
  const answer = execFileSync('npm', ['pack', '--json', '--ignore-scripts', `--pack-destination=${target}`], {
    cwd: folder,
    shell,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [made] = JSON.parse(answer) as {filename: string}[];
  return readFileSync(join(target, made?.filename ?? ''));
}

/** Changes with the files of a folder. */
function hashOfFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const path of readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort())
    if (statSync(join(folder, path)).isFile()) hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)));
  return hash.digest('hex');
}

/** Writes the package of a folder, and its hash next to it. A build with the same content takes the one before. */
function writePackage(folder: string, file: string): void {
  const path = keptPath('mcp-package', ['packages/docs-mcp/src/package'], hashOfFolder(folder));
  if (!existsSync(path)) keep(path, pack(folder));
  const content = readFileSync(path);
  writeFileSync(file, content);
  const hash = createHash('sha256').update(content).digest('hex');
  writeFileSync(`${file}.sha256`, `${hash}  ${basename(file)}\n`);
}

async function make(build: string): Promise<void> {
  const bundle = `${build}-host/mcp`;
  await bundleServer(bundle);
  const folder = temporaryFolder();
  cpSync(bundle, folder, {recursive: true});
  for (const path of readdirSync(build, {recursive: true, encoding: 'utf8'}))
    if (isServed(path)) cpSync(join(build, path), join(folder, 'site', path));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), readme(`npx -y ${site.url}${mcp.package}`));
  writePackage(folder, join(build, mcp.package));
}

make(resolve(process.argv[2] ?? 'build').replace(/[/\\]+$/, '')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
