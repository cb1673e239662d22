// What a static host such as Cloudflare Pages does with a build: files, _redirects and _headers. No dependencies.
import {createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join} from 'node:path';

const TYPES = {
  '.html': 'text/html',
  '.md': 'text/markdown',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const isText = (type) => /^text|json$|xml$/.test(type);

/** Blocks of `_headers`: a pattern with `*`, then indented headers. The last block that fits wins. */
function readHeaders(text) {
  const rules = [];
  for (const line of text.split('\n').filter(Boolean)) {
    if (!/^\s/.test(line))
      rules.push({
        pattern: new RegExp(`^${line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')}$`),
        headers: {},
      });
    else rules.at(-1).headers[line.slice(0, line.indexOf(':')).trim()] = line.slice(line.indexOf(':') + 1).trim();
  }
  // There's no certificate on loopback.
  return (path) => {
    const headers = Object.assign(
      {'Cache-Control': 'no-cache'},
      ...rules.filter(({pattern}) => pattern.test(path)).map((rule) => rule.headers),
    );
    if (headers['Content-Security-Policy'])
      headers['Content-Security-Policy'] = headers['Content-Security-Policy'].replace(
        '; upgrade-insecure-requests',
        '',
      );
    return headers;
  };
}

/** Markdown for those who name it, and don't name HTML first. */
const wantsMarkdown = (accept) =>
  /text\/markdown/i.test(accept) && !/text\/html.*text\/markdown|text\/markdown\s*;\s*q=0(\.0*)?\s*(,|$)/i.test(accept);

function locate(root, path, accept) {
  const isFile = (name) => existsSync(join(root, name)) && statSync(join(root, name)).isFile();
  const page = path === '/' ? '/index' : path;
  if (wantsMarkdown(accept) && isFile(`${page}.md`)) return {file: `${page}.md`};
  if (/\.[a-z0-9]+$/.test(path) && !path.endsWith('.html')) return isFile(path) ? {file: path} : {};
  if (path.startsWith('/.well-known/')) return isFile(path) ? {file: path} : {};
  const bare = path.replace(/\/index(\.html)?$|\.html$|\/$/, '');
  if (bare === '/404') return {};
  if (bare !== path && path !== '/') return isFile(`${bare || '/index'}.html`) ? {moved: bare || '/'} : {};
  return isFile(`${page}.html`) && page !== '/404' ? {file: `${page}.html`} : {};
}

/** Starts the server on loopback. */
export function serveStatic({root, port}) {
  const headersOf = readHeaders(readFileSync(join(root, '_headers'), 'utf8'));
  const redirects = new Map(
    readFileSync(join(root, '_redirects'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ')),
  );

  const server = createServer((request, response) => {
    const [path, query] = (request.url ?? '/').split(/\?(.*)/s);
    const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
    const answer = (status, body, headers = {}) => {
      response.writeHead(status, {
        'Content-Type': 'text/plain; charset=utf-8',
        ...headersOf(path),
        'Cache-Control': 'no-cache',
        ...headers,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (request.headers.host && !/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host))
      return answer(421, 'Misdirected request\n');
    if (hosts > 1) return answer(400, 'Bad request\n');
    if (!['GET', 'HEAD'].includes(request.method ?? ''))
      return answer(405, 'Only GET and HEAD\n', {Allow: 'GET, HEAD'});
    if (/[^A-Za-z0-9/._~@+-]|\/\/|\/\.(?!well-known\/)/.test(path)) return answer(404, 'Not found\n');

    const target = redirects.get(path.replace(/\/index(\.html)?$|\.html$|\/$/, '')) ?? redirects.get(path);
    const {file, moved = target} = target ? {} : locate(root, path, request.headers.accept ?? '');
    if (moved) {
      const [place, hash] = moved.split('#');
      return answer(301, '', {Location: `${place}${query ? `?${query}` : ''}${hash ? `#${hash}` : ''}`});
    }
    if (!file && /\.[a-z0-9]+$|^\/\.well-known\//.test(path) && !path.endsWith('.html'))
      return answer(404, 'Not found\n');
    const name = file ?? '/404.html';
    const {mtimeMs, size} = statSync(join(root, name));
    const etag = `"${Math.round(mtimeMs).toString(16)}-${size.toString(16)}"`;
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const headers = {
      ...headersOf(file ? name : path),
      ETag: etag,
      'Content-Type': isText(type) ? `${type}; charset=utf-8` : type,
      ...(/\.(html|md)$/.test(name) && {Vary: 'Accept'}),
    };
    if (!file) delete headers.ETag;
    if (file && request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end();
    response.writeHead(file ? 200 : 404, {...headers, 'Content-Length': size});
    if (request.method === 'HEAD') return response.end();
    return createReadStream(join(root, name)).pipe(response);
  });
  server.on('connect', (_request, socket) => socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\n\r\n'));
  server.listen(port, '127.0.0.1');
}
