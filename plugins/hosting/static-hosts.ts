import {CATALOG, CATALOG_TYPE} from 'docs-mcp/constants';
import {redirectStatus} from '../../config/hosting';
import {CACHE, documentHeaders, HASHED, securityHeaders, SHARED_EXTENSIONS} from './headers';
import type {HostFacts} from './host-facts';
import {UPGRADE} from './policy';

const rule = (path: string, headers: Record<string, string>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** `_headers` as Netlify and Cloudflare Pages read it: https://developers.cloudflare.com/pages/configuration/headers/ */
export function headersFile({policy}: HostFacts): string {
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
  return `${rules.join('\n')}\n`;
}

/** `_redirects`: one line each, source, target and status. Both hosts carry the query over automatically. */
export const redirectsFile = ({redirects}: Pick<HostFacts, 'redirects'>): string =>
  redirects.map(({from, to}) => `${from} ${to} ${redirectStatus}\n`).join('');
