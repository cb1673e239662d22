import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {CATALOG} from 'docs-mcp/constants';
import {hosts} from '../../config/hosting';
import {redirects} from '../pages/data/redirects';
import {readServices} from '../../config/services';
import {hashOfFiles, cached} from '../pages/cache';
import {aiCatalog} from './ai-catalog';
import {collectInlineCode, readBuiltPages} from './inline-code';
import {mcpFacts} from './mcp-facts';
import {siteConf} from './nginx';
import {MCP_CONF} from './nginx-mcp';
import {contentSecurityPolicy, serviceSources} from './policy';
import {type HostFacts, checkRedirects, checkRoutes} from './host-facts';
import {headersFile, redirectsFile} from './static-hosts';

/** Files for hosts, by their paths. Those that begin with `../` are outside the site, in the folder next to the build. */
export const hostFiles = (facts: HostFacts): Record<string, string> => ({
  '../site.conf': siteConf(facts),
  '../mcp.conf': MCP_CONF,
  _headers: headersFile(facts),
  _redirects: redirectsFile(facts),
  [CATALOG.slice(1)]: aiCatalog(),
});

/** Writes what hosts need to serve the site as it's meant: redirects, headers, policy. */
export default function hosting(): Plugin {
  return {
    name: 'hosting',
    // Pages are complete when this runs; files that other plugins write at the same time contain no pages of ours.
    async postBuild({outDir, routesPaths}) {
      checkRoutes(routesPaths);
      checkRedirects(redirects);
      const pages = readBuiltPages(outDir, new Set(redirects.map(({from}) => from)));
      const inputs = [hashOfFiles(['package-lock.json', 'plugins/hosting/inline-code.ts']), JSON.stringify(pages)];
      const inline = await cached('inline-code', inputs, () => collectInlineCode(pages));
      const files = hostFiles({
        redirects,
        routes: routesPaths.filter((route) => route !== '/404.html').sort(),
        policy: contentSecurityPolicy(inline, serviceSources(readServices())),
        hosts,
      });
      // For the host and not for readers: `build-host` next to `build`.
      const beside = `${outDir.replace(/[/\\]+$/, '')}-host`;
      rmSync(beside, {recursive: true, force: true});
      for (const [path, text] of Object.entries({...files, '../mcp/mcp.json': JSON.stringify(mcpFacts())})) {
        const target = path.startsWith('../') ? join(beside, path.slice(3)) : join(outDir, path);
        mkdirSync(dirname(target), {recursive: true});
        writeFileSync(target, text);
      }
    },
  };
}
