import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import {type Stats, rspack} from '@rspack/core';
import {keep, keptPath} from '../../../../plugins/pages/kept-file';

/** What the tools answer from. Schemas are part of the bundle. */
const DATA = ['src/data', 'packages/compose-check/data'];
/** Only the names of these pages are data: they say which commands have a page. */
const PAGES = 'docs/cli';
/** The server is for the site that was built, wherever it runs. */
const IDENTITY = ['PRODUCT_NAME', 'PRODUCT_SLUG', 'SITE_URL', 'SITE_HOSTS'];

/** What the server is bundled from, besides the identity. */
const CODE = ['config', 'package.json', 'package-lock.json', 'packages', 'plugins', 'src'];

export const SERVER = 'server.cjs';

function run(target: string): Promise<Stats> {
  const compiler = rspack({
    mode: 'production',
    target: 'node20',
    devtool: false,
    entry: './packages/docs-mcp/src/package/entry.ts',
    output: {path: target, filename: SERVER},
    node: {__dirname: false},
    plugins: [
      new rspack.DefinePlugin(
        Object.fromEntries(
          IDENTITY.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name]?.trim() ?? '')]),
        ),
      ),
      new rspack.BannerPlugin({banner: '#!/usr/bin/env node', raw: true}),
    ],
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
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      if (error) fail(error);
      else if (!stats || stats.hasErrors())
        fail(new Error(stats?.toString({preset: 'errors-only', colors: false}) ?? 'The bundler gave no answer.'));
      else done(stats);
    });
  });
}

/** The licenses of the packages in the bundle, which must go where their code goes. */
function licensesOf(stats: Stats): string {
  const folders = [...stats.compilation.fileDependencies].flatMap(
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

interface Bundle {
  server: string;
  licenses: string;
}

/** The bundle, made again only when its code or the identity has changed. */
async function bundle(target: string): Promise<Bundle> {
  const identity = IDENTITY.map((name) => `${name}=${process.env[name]?.trim() ?? ''}`).join('\n');
  const path = keptPath('mcp-server', CODE, identity);
  if (!existsSync(path)) {
    const licenses = licensesOf(await run(target));
    const server = join(target, SERVER);
    if (!existsSync(server)) throw new Error(`The bundler wrote no ${SERVER}.`);
    keep(path, JSON.stringify({server: readFileSync(server, 'utf8'), licenses} satisfies Bundle));
  }
  return JSON.parse(readFileSync(path, 'utf8')) as Bundle;
}

/**
 * Makes one file of the MCP server and puts what it reads next to it, so that it runs without any package.
 *
 * @throws Error with what the bundler says
 */
export async function bundleServer(target: string): Promise<void> {
  rmSync(target, {recursive: true, force: true});
  const {server, licenses} = await bundle(target);
  mkdirSync(target, {recursive: true});
  writeFileSync(join(target, SERVER), server);
  writeFileSync(join(target, 'LICENSES.txt'), licenses);
  for (const folder of DATA)
    cpSync(folder, join(target, folder), {recursive: true, filter: (path) => extname(path) !== '.ts'});
  mkdirSync(join(target, PAGES), {recursive: true});
  for (const path of readdirSync(PAGES)) writeFileSync(join(target, PAGES, basename(path)), '');
}
