// Makes one file of the MCP server and puts what it reads next to it: it runs in the container without node_modules.
// Usage, after a build: jiti tools/bundle-mcp.ts
import {cpSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {rspack} from '@rspack/core';

const TARGET = resolve('build-host/mcp');
/** Data that the tools answer from. The names of the pages of `docs/cli` are part of it. */
const DATA = ['src/data', 'docs/cli'];
/** The server is for the site that was built, wherever it runs. */
const IDENTITY = ['PRODUCT_NAME', 'PRODUCT_SLUG', 'SITE_URL', 'SITE_HOSTS'];

rmSync(TARGET, {recursive: true, force: true});
const compiler = rspack({
  mode: 'production',
  target: 'node20',
  devtool: false,
  entry: './plugins/commands/mcp/run.ts',
  output: {path: TARGET, filename: 'server.cjs'},
  plugins: [
    new rspack.DefinePlugin(
      Object.fromEntries(IDENTITY.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')])),
    ),
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
compiler.run((error, stats) => {
  if (error || stats?.hasErrors()) {
    console.error(error ?? stats?.toString({preset: 'errors-only', colors: false}));
    process.exit(1);
  }
  for (const folder of DATA) cpSync(folder, join(TARGET, folder), {recursive: true});
});
