import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {type Vite, createViteServer} from 'vitest/node';

const require = createRequire(import.meta.url);
const EXPORTS = require.resolve('@docusaurus/core/package.json').replace('package.json', 'lib/client/exports/');

/** What Docusaurus generates for a site, as little as its client code needs. */
const GENERATED: Record<string, string> = {
  '@generated/site-storage': `export default {type: 'localStorage', namespace: ''}`,
  '@generated/docusaurus.config': `export default {themeConfig: {prism: {additionalLanguages: ['no-such-language']}}}`,
};

const JSX_IN_JS = /@docusaurus\/.*\.js$/;
const AS_JSX = {include: JSX_IN_JS, exclude: [], lang: 'jsx', jsx: {runtime: 'classic'}} as const;

/** CommonJS whose exports Node doesn't see by name. */
const COMMON_JS = '@docusaurus/utils-common';

function reexport(id: string): string {
  const names = Object.keys(require(id) as object).filter((name) => name !== '__esModule');
  return `import {createRequire} from 'node:module';
export const {${names.join(', ')}} = createRequire(${JSON.stringify(import.meta.url)})(${JSON.stringify(id)});`;
}

/** Client code of Docusaurus is JSX in `.js` files behind aliases, which only its bundler understands. */
const docusaurus: Vite.Plugin = {
  name: 'docusaurus',
  enforce: 'pre',
  resolveId(id) {
    if (id.startsWith('@generated/') || id.startsWith('@theme') || id === COMMON_JS) return `\0${id}`;
    const file = id.replace(/^@docusaurus\//, EXPORTS).concat('.js');
    return id.startsWith('@docusaurus/') && existsSync(file) ? file : undefined;
  },
  load(id) {
    if (!id.startsWith('\0@')) return undefined;
    return id.slice(1) === COMMON_JS ? reexport(COMMON_JS) : (GENERATED[id.slice(1)] ?? 'export default () => null');
  },
  transform(code, id) {
    if (id.startsWith('\0') || !JSX_IN_JS.test(id)) return undefined;
    if (!code.includes('require(')) return undefined;
    const url = JSON.stringify(id);
    const shim = `import {createRequire as createRequireOf} from 'node:module'; const require = createRequireOf(${url});\n`;
    return {code: shim + code, map: null};
  },
};

export interface Framework {
  load: <Module>(id: string) => Promise<Module>;
  close: () => Promise<void>;
}

/** Runs client code of Docusaurus in Node, to see what it does outside a site. */
export async function loadFramework(): Promise<Framework> {
  const server = await createViteServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: {middlewareMode: true, hmr: false, ws: false, watch: null},
    optimizeDeps: {noDiscovery: true},
    ssr: {noExternal: [/^@docusaurus\/(core|theme-|plugin-content-docs|utils-common)/]},
    oxc: AS_JSX,
    plugins: [docusaurus],
  });
  return {load: (id) => server.ssrLoadModule(id) as never, close: () => server.close()};
}
