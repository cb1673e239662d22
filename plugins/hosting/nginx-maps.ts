import {CARDS, CATALOG, CATALOG_TYPE} from 'docs-mcp/constants';
import {CACHE, documentHeaders, HASHED, INERT_TYPES, SHARED_EXTENSIONS} from './headers';
import type {HostFacts} from './host-facts';
import {UPGRADE} from './policy';

function map(source: string, target: string, rows: Record<string, string>): string {
  const lines = Object.entries(rows).map(([key, value]) => `  ${key === 'default' ? key : `"${key}"`} "${value}";`);
  return `map ${source} ${target} {\n${lines.join('\n')}\n}`;
}

/** Name of the variable that has the value of a header, empty where the header isn't sent. */
export const headerVariable = (name: string): string => `$${name.toLowerCase().replaceAll('-', '_')}`;

/** The page's Markdown, and the index of all pages, for the header `Link` (RFC 8288). */
const AGENT_LINKS = [
  '<$leaf.md>; rel=alternate; type=\\"text/markdown\\"',
  '</llms.txt>; rel=describedby; type=\\"text/plain\\"',
  `<${CATALOG}>; rel=ai-catalog; type=\\"${CATALOG_TYPE}\\"`,
].join(', ');

/** The quality of a media type in `Accept`, to one digit: `a` is 1, and `0` is a refusal or an absent type. */
const qualities = (type: string, name: string): Record<string, string> => {
  const asked = `~*(?:^|,)\\s*${type}\\s*`;
  const quality = '(?:;(?!\\s*q=)[^,;]*)*;\\s*q=0';
  return {
    [`${asked}${quality}\\.(?<${name}>\\d)`]: `$${name}`,
    [`${asked}${quality}\\.?\\s*(?:[,;]|$)`]: '0',
    [`${asked}(?:[,;]|$)`]: 'a',
  };
};

/** Markdown for those who want it more than HTML, or as much and name it before HTML. */
function acceptMaps(): string[] {
  const digits = '0123456789a';
  const more = [...digits].slice(1).map((digit, place) => `${digit}[${digits.slice(0, place + 1)}]`);
  const same = [...digits].slice(1).map((digit) => `${digit}${digit}`);
  return [
    '# How much the client wants Markdown and HTML. Wildcards stand for HTML.',
    map('$http_accept', '$markdown_quality', {...qualities('text/markdown', 'markdown_q'), default: '0'}),
    map('$http_accept', '$html_quality', {
      ...qualities('text/html', 'html_q'),
      ...qualities('text/\\*', 'text_q'),
      ...qualities('\\*/\\*', 'any_q'),
      default: '0',
    }),
    map('$http_accept', '$html_first', {'~*(?:^|,)\\s*text/html\\s*[,;].*text/markdown': '1', default: ''}),
    map('$markdown_quality$html_quality$html_first', '$variant', {
      [`~^(?:${more.join('|')})`]: '.md',
      [`~^(?:${same.join('|')})$`]: '.md',
      default: '.html',
    }),
  ];
}

/** Variables that the server block works with. Only the maps have values of this site; the block itself is always the same. */
export function nginxMaps({policy, redirects, routes}: HostFacts): string {
  return [
    map('$request_method', '$odd_method', {GET: '', HEAD: '', default: '1'}),
    '# The path as it was sent. No address of the site needs an encoded character, a double slash or a dot segment.',
    map('$request_uri', '$sent_path', {'~^(?<sent>[^?]*)': '$sent', default: ''}),
    map('$sent_path', '$odd_path', {
      '~[^A-Za-z0-9/._~@+-]': '1',
      '~//': '1',
      '~/\\.(?!well-known/)': '1',
      '~*\\.(?:br|gz)$': '1',
      default: '',
    }),
    '# /x, /x/, /x.html, /x/index and /x/index.html are the same address to the redirects.',
    map('$uri', '$address', {'~^(?<bare>/.*?[^/])(?:/|\\.html|/index|/index\\.html)$': '$bare', default: '$uri'}),
    map('$address', '$redirect', {
      // The query goes before the hash.
      ...Object.fromEntries(redirects.map(({from, to}) => [from, to.replace(/(?=#)|$/, '$$is_args$$args')])),
      default: '',
    }),
    '# How the site writes the address: maps ignore case.',
    map('$address', '$spelled', {
      ...Object.fromEntries(routes.filter((route) => /[a-z]/i.test(route)).map((route) => [route, route])),
      default: '$address',
    }),
    ...acceptMaps(),
    map('$uri', '$missing', {'~\\.md$': '.md', default: '$variant'}),
    '# The ending of what a client that takes brotli gets; the other is the ending of no file.',
    map('$http_accept_encoding', '$br', {
      '~*(?:^|,)\\s*br\\s*(?:;\\s*q=(?:1|0\\.\\d*[1-9])\\d*\\s*)?(?:,|$)': '.br',
      default: '/none',
    }),
    '# Pages by the address that they have, and assets; not what redirects, and where another rule has the type.',
    map('$uri', '$page_file', {'/': '/index', '/index': '/none', '/404': '/none', default: '$uri'}),
    map('$uri', '$asset_file', {'~\\.html$': '/none', '~^/\\.well-known/': '/none', default: '$uri'}),
    map('$uri', '$encoding', {'~\\.br$': 'br', default: ''}),
    // An answer that nothing has changed has no type.
    map('$encoding$sent_http_content_type$uri', '$vary', {
      '~^br(text/(html|markdown)|/.*\\.(html|md)\\.)': 'Accept, Accept-Encoding',
      '~^br': 'Accept-Encoding',
      '~^(text/(html|markdown)|/.*\\.(html|md)$)': 'Accept',
      default: '',
    }),
    map('$status:$uri', '$cache', {[`~^(200|206|304):${HASHED}`]: CACHE.hashed, default: CACHE.revalidated}),
    map('$uri', '$shared', {
      [`~\\.(${SHARED_EXTENSIONS.join('|')})(\\.br)?$`]: '*',
      ...Object.fromEntries(CARDS.map((path) => [path, '*'])),
      default: '',
    }),
    '# Where agents find the page without its frame, and the list of all pages.',
    map('$status:$uri', '$link', {[`~^200:(?<leaf>/(?:index|docs.*))\\.html(?:\\.br)?$`]: AGENT_LINKS, default: ''}),
    map('$status:$upstream_http_allow', '$allow', {
      '~^405:(?<allowed>.+)': '$allowed',
      '405:': 'GET, HEAD',
      default: '',
    }),
    '# An address of numbers has no certificate.',
    map('$host', '$upgrade', {localhost: '', '~^[0-9.]+$': '', '~^\\[': '', default: `; ${UPGRADE}`}),
    '# A kilobyte of headers that say nothing about a font or a style sheet.',
    ...Object.entries({'Content-Security-Policy': `${policy}$upgrade`, ...documentHeaders}).map(([name, value]) =>
      map('$sent_http_content_type', headerVariable(name), {[`~${INERT_TYPES.source}`]: '', default: value}),
    ),
  ].join('\n');
}
