import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {type Stats, rspack} from '@rspack/core';
import {packedCheck} from '../../packages/compose-check/cli/packed';
import type {Facts} from 'docs-mcp/facts';
import {packedServer} from 'docs-mcp/packed';
import {temporaryFolder} from '../../tools/temporary-folder';
import {hashOfFiles, cached} from '../pages/cache';

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
  const code = hashOfFiles(['packages', 'package-lock.json', 'plugins/hosting/pack.ts']);
  const files = await cached(`bundles/${filename}`, [code], async () => {
    const target = temporaryFolder();
    const licenses = licensesOf(await compile(entry, target, filename));
    return {[filename]: readFileSync(join(target, filename), 'utf8'), 'LICENSES.txt': licenses};
  });
  mkdirSync(folder, {recursive: true});
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** The package of a folder. npm writes the same bytes for the same content, whatever the clock says. */
function pack(folder: string): Buffer {
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

/** The package of a folder, packed again only when a file in it has changed. */
async function packOnce(name: string, folder: string): Promise<Buffer> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
  const inputs = files.flatMap((path) => [path, readFileSync(join(folder, path))]);
  return Buffer.from(await cached(`packages/${name}`, inputs, () => pack(folder).toString('base64')), 'base64');
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
  const content = await packOnce(name, whole);
  const hash = createHash('sha256').update(content).digest('hex');
  writeFileSync(join(build, address), content);
  writeFileSync(join(build, `${address}.sha256`), `${hash}  ${basename(address)}\n`);
}

/**
 * Packs what a site offers by npx: the MCP server of the docs as BUILD/mcp.tgz, and the check as BUILD/check.tgz.
 *
 * @param folder of a build that has ended, because its files go into the packages
 */
export async function packForNpx(folder: string): Promise<void> {
  const build = resolve(folder).replace(/[/\\]+$/, '');
  const server = `${build}-host/mcp`;
  const facts = JSON.parse(readFileSync(join(server, 'mcp.json'), 'utf8')) as Facts;
  await make(build, 'packages/docs-mcp/src/main.ts', server, 'server.cjs', packedServer(build, facts), facts);
  const check = packedCheck(join(build, facts.files.rules), facts);
  await make(build, 'packages/compose-check/cli/entry.ts', temporaryFolder(), 'check.cjs', check, facts);
}
