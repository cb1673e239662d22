// Packs what the site offers by npx: the MCP server of the docs as BUILD/mcp.tgz, and the check as BUILD/check.tgz.
// Usage, after a build, which has all files by then: jiti plugins/hosting/pack.ts [BUILD]
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {type Stats, rspack} from '@rspack/core';
import {packedCheck} from '../../packages/compose-check/cli/packed';
import type {Facts} from 'docs-mcp/facts';
import {packedServer} from 'docs-mcp/packed';
import {temporaryFolder} from '../../tools/temporary-folder';
import {cachePath, writeCached} from '../pages/cache';

/** Makes one file of a program and all that it imports. */
async function compile(entry: string, target: string, filename: string): Promise<Stats> {
  const compiler = rspack({
    mode: 'production',
    target: 'node20',
    devtool: false,
    entry: `./${entry}`,
    output: {path: target, filename},
    node: {__dirname: false},
    plugins: [new rspack.BannerPlugin({banner: '#!/usr/bin/env node', raw: true})],
    resolve: {extensions: ['.ts', '.mjs', '.js', '.json']},
    module: {
      parser: {javascript: {dynamicImportMode: 'eager'}},
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
        },
      ],
    },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors())
    throw new Error(stats?.toString({preset: 'errors-only', colors: false}) ?? 'The bundler gave no answer.');
  return stats;
}

/** The licenses of the packages in a bundle, which must go where their code goes. */
function licensesOf({compilation}: Stats): string {
  const folders = [...compilation.fileDependencies].flatMap(
    (file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file.replaceAll('\\', '/'))?.[0] ?? [],
  );
  const texts = [...new Set(folders)].sort().map((folder) => {
    const {name, version, license} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
      license?: string;
    };
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    return `${name} ${version} (${license ?? 'see below'})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}`;
  });
  return `${texts.map((text) => text.trim()).join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Bundles a program into a folder, with the licenses; anew only when code has changed. */
async function bundle(entry: string, folder: string, filename: string): Promise<void> {
  const cache = cachePath('bundles', ['packages', 'package-lock.json', 'plugins/hosting/pack.ts'], entry);
  if (!existsSync(cache)) {
    const target = temporaryFolder();
    const licenses = licensesOf(await compile(entry, target, filename));
    writeCached(
      cache,
      JSON.stringify({[filename]: readFileSync(join(target, filename), 'utf8'), 'LICENSES.txt': licenses}),
    );
  }
  mkdirSync(folder, {recursive: true});
  const files = JSON.parse(readFileSync(cache, 'utf8')) as Record<string, string>;
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** The package of a folder. npm writes the same bytes for the same content, whatever the clock says. */
function pack(folder: string): Uint8Array {
  const target = temporaryFolder();
  const answer = execFileSync('npm', ['pack', '--json', '--ignore-scripts', `--pack-destination=${target}`], {
    cwd: folder,
    // Windows starts npm, a script there, through a shell.
    shell: process.platform === 'win32',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [made] = JSON.parse(answer) as {filename: string}[];
  return readFileSync(join(target, made?.filename ?? ''));
}

/** A package for npx, beside the program itself. */
type Packed = ReturnType<typeof packedServer>;

/**
 * Bundles a program into a folder for the host, and packs the folder with what the program reads. Writes the package into the
 * build, and its checksum next to it.
 */
async function make(build: string, entry: string, folder: string, bin: string, packed: Packed, facts: Facts) {
  const {name, description, readme, files, address} = packed;
  await bundle(entry, folder, bin);
  const whole = temporaryFolder();
  cpSync(folder, whole, {recursive: true});
  for (const [path, source] of Object.entries(files)) cpSync(source, join(whole, path));
  const described = {name, version: facts.version, description, license: 'MIT', homepage: facts.origin};
  const manifest = {...described, bin: {[name]: bin}, engines: {node: '>=20'}};
  writeFileSync(join(whole, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(whole, 'README.md'), readme);
  const content = pack(whole);
  const hash = createHash('sha256').update(content).digest('hex');
  writeFileSync(join(build, address), content);
  writeFileSync(join(build, `${address}.sha256`), `${hash}  ${basename(address)}\n`);
}

async function main(build: string): Promise<void> {
  const server = `${build}-host/mcp`;
  const facts = JSON.parse(readFileSync(join(server, 'mcp.json'), 'utf8')) as Facts;
  await make(build, 'packages/docs-mcp/src/main.ts', server, 'server.cjs', packedServer(build, facts), facts);
  const check = packedCheck(join(build, facts.files.rules), facts);
  await make(build, 'packages/compose-check/cli/entry.ts', temporaryFolder(), 'check.cjs', check, facts);
}

main(resolve(process.argv[2] ?? 'build').replace(/[/\\]+$/, '')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
