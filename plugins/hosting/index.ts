import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {hosts} from '../../config/hosting';
import {redirects} from '../../config/redirects';
import {readServices} from '../../config/services';
import {aiCatalogFile} from './ai-catalog';
import type {HostFacts, HostFile} from './host-facts';
import {collectInlineCode, readBuiltPages} from './inline-code';
import {mcpFactsFile} from './mcp-facts';
import {nginxFile} from './nginx';
import {nginxMcpFile} from './nginx-mcp';
import {contentSecurityPolicy} from './policy';
import {checkRoutes, hostRedirects} from './redirect-table';
import {serviceSources} from './service-sources';
import {headersFile, redirectsFile} from './static-hosts';

export function hostFiles(facts: HostFacts): HostFile[] {
  return [nginxFile(facts), nginxMcpFile, headersFile(facts), redirectsFile(facts), aiCatalogFile()];
}

/** Writes what hosts need to serve the site as it's meant: redirects, headers, policy. */
export default function hosting(): Plugin {
  return {
    name: 'hosting',
    // Pages are complete when this runs; files that other plugins write at the same time contain no pages of ours.
    async postBuild({outDir, routesPaths}) {
      checkRoutes(routesPaths);
      const inline = collectInlineCode(readBuiltPages(outDir, new Set(redirects.map(({from}) => from))));
      const files = hostFiles({
        redirects: hostRedirects(redirects),
        routes: routesPaths.filter((route) => route !== '/404.html').sort(),
        policy: contentSecurityPolicy(inline, serviceSources(readServices())),
        hosts,
      });
      // For the host and not for readers: `build-host` next to `build`.
      const beside = `${outDir.replace(/[/\\]+$/, '')}-host`;
      rmSync(beside, {recursive: true, force: true});
      for (const {path, text} of [...files, mcpFactsFile()]) {
        const target = path.startsWith('../') ? join(beside, path.slice(3)) : join(outDir, path);
        mkdirSync(dirname(target), {recursive: true});
        writeFileSync(target, text);
      }
    },
  };
}
