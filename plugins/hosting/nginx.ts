import {CATALOG, CATALOG_TYPE} from 'docs-mcp/constants';
import {documentHeaders, securityHeaders} from './headers';
import type {HostFacts} from './host-facts';
import {assetExtensions, mediaTypes} from './media-types';
import {headerVariable, nginxMaps} from './nginx-maps';

const NO_MARKDOWN = '# Page not found\\n\\nNo page has this address. [All pages](/llms.txt)\\n';

const textTypes = mediaTypes.filter(({text}) => text).map(({type}) => type);
// nginx includes text/html automatically and warns when it's repeated.
const besidesHtml = textTypes.filter((type) => type !== 'text/html').join(' ');

const basics = `types {
${mediaTypes.map(({type, extensions}) => `  ${type} ${extensions.join(' ')};`).join('\n')}
}
default_type text/plain;
charset utf-8;
charset_types ${besidesHtml};
map_hash_bucket_size 512;
map_hash_max_size 4096;
variables_hash_max_size 2048;
server_tokens off;
absolute_redirect off;
etag on;
max_ranges 1;
gzip on;
gzip_static on;
# What has no compressed twin: at level 1, the default, scripts are a fifth larger. Level 9 takes 5 ms for the largest.
gzip_comp_level 9;
gzip_vary on;
gzip_min_length 512;
gzip_types ${besidesHtml};
client_max_body_size 1k;
# For mcp.conf, where it's included.
limit_req_zone $binary_remote_addr zone=mcp:1m rate=10r/s;
client_body_timeout 10s;
client_header_timeout 10s;
send_timeout 30s;
keepalive_requests 10000;
reset_timedout_connection on;`;

/** The load balancer requests it under its own host name. */
const health = `  location = /healthz {
    access_log off;
    return 200 "ok\\n";
  }`;

/** A twin is of its original's type, and isn't compressed once more. */
const twins = mediaTypes
  .filter(({text}) => text)
  .map(
    ({type, extensions}) => `  location ~* \\.(?:${extensions.join('|')})\\.br$ {
    gzip off;
    gzip_static off;
    types { ${type} br; }
  }`,
  )
  .join('\n');

const refuseOtherHosts = `# A name that is not this site's: nothing of the request is repeated in the answer.
server {
  include listen.conf;
  server_name "";
${health}
  location / { return 421 "Misdirected request\\n"; }
}`;

function serverNames(hosts: string[]): string {
  if (hosts.includes('*')) return '_';
  return [
    ...hosts.map((host) => host.replace(/:\d+$/, '')),
    'localhost',
    '"~^[0-9.]+$"',
    '"~^\\[[0-9a-f:.]+\\]$"',
  ].join(' ');
}

function headers(): string {
  const rows: [string, string][] = [
    ...['Content-Security-Policy', ...Object.keys(documentHeaders)].map((name): [string, string] => [
      name,
      headerVariable(name),
    ]),
    ...Object.entries(securityHeaders),
    ['Cache-Control', '$cache'],
    ['Content-Encoding', '$encoding'],
    ['Vary', '$vary'],
    ['Link', '$link'],
    ['Access-Control-Allow-Origin', '$shared'],
    ['Allow', '$allow'],
  ];
  return rows.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n');
}

/**
 * nginx configuration of the site, to be included in `http`. Next to it there's a `listen.conf` with `listen` and `root`.
 * Uses only modules of every nginx: map, rewrite, headers, gzip, gzip_static, limit_req.
 */
export function siteConf(facts: HostFacts): string {
  const text = `# Written by the build from config/ and the built pages (plugins/hosting). Do not edit.
${basics}
${nginxMaps(facts)}
${facts.hosts.includes('*') ? '' : refuseOtherHosts}
server {
  include listen.conf;
  server_name ${serverNames(facts.hosts)};
${headers()}
  error_page 404 @no_page;
  error_page 405 @no_method;
  include mcp*.conf;
  if ($odd_method) { return 405; }
  if ($odd_path) { return 404; }
  if ($redirect) { return 301 $redirect; }
  if ($spelled != $address) { return 301 $spelled$is_args$args; }
  # What has a twin in brotli (tools/compress.ts), for those who take it. Only modules that every nginx has, and none knows brotli.
  if (-f $document_root$page_file$variant$br) { rewrite ^ $page_file$variant$br last; }
  if (-f $document_root$asset_file$br) { rewrite ^ $asset_file$br last; }
${health}
${twins}
  location = / { try_files /index$variant /index.html =404; }
  location = /index { return 301 /$is_args$args; }
  location = /index.html { return 301 /$is_args$args; }
  location = /404 { return 404; }
  location = /404/ { return 404; }
  location = /404.html { return 404; }
  location / { try_files $uri$variant $uri.html =404; }
  location ^~ ${CATALOG} {
    types { }
    default_type ${CATALOG_TYPE};
    try_files $uri =404;
  }
  location ^~ /.well-known/ {
    error_page 404 @no_asset;
    try_files $uri =404;
  }
  location ~ ^(?<page>/.*?[^/])(?:/|\\.html|/index\\.html)$ {
    if (-f $document_root$page.html) { return 301 $page$is_args$args; }
    return 404;
  }
  location ~* \\.md$ { try_files $uri =404; }
  # Files may be named in capitals, as cameras and screenshots do.
  location ~* \\.(?:${assetExtensions.join('|')})$ {
    error_page 404 @no_asset;
    try_files $uri =404;
  }
  # There is no /404.md: who asks for Markdown gets the text.
  location @no_page { try_files /404$missing @no_markdown; }
  location @no_markdown {
    types { }
    default_type text/markdown;
    return 404 "${NO_MARKDOWN}";
  }
  location @no_asset {
    types { }
    return 404 "Not found\\n";
  }
  location @no_method { return 405 "Only GET and HEAD\\n"; }
}
`;
  return text.replace(/\n{2,}/g, '\n');
}
