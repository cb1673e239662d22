import {CATALOG, CATALOG_TYPE} from 'docs-mcp/constants';
import {redirectStatus} from '../../config/hosting';
import {CACHE, documentHeaders, HASHED, securityHeaders, SHARED_EXTENSIONS} from './headers';
import type {HostFacts, HostFile} from './host-facts';
import {UPGRADE} from './policy';

function rule(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** `_headers` as Netlify and Cloudflare Pages read it: https://developers.cloudflare.com/pages/configuration/headers/ */
export function headersFile({policy}: HostFacts): HostFile {
  const rules = [
    rule('/*', {'Content-Security-Policy': `${policy}; ${UPGRADE}`, ...securityHeaders, ...documentHeaders}),
    rule(CATALOG, {'Content-Type': CATALOG_TYPE}),
    rule(`${HASHED}*`, {'Cache-Control': CACHE.hashed}),
    ...SHARED_EXTENSIONS.map((extension) =>
      rule(`/*.${extension}`, {
        'Access-Control-Allow-Origin': '*',
        ...(extension === 'md' && {'Content-Type': 'text/markdown; charset=utf-8'}),
      }),
    ),
  ];
  return {path: '_headers', text: `${rules.join('\n')}\n`};
}

/** `_redirects`: one line each, source, target and status. Both hosts carry the query over automatically. */
export function redirectsFile({redirects}: HostFacts): HostFile {
  const lines = redirects.map(({from, to, hash}) => `${from} ${to}${hash} ${redirectStatus}`);
  return {path: '_redirects', text: `${lines.join('\n')}\n`};
}
