import {describe, expect, it, vi} from 'vitest';
import {redirects} from '../../plugins/pages/data/redirects';
import {hostFiles} from '../../plugins/hosting';
import {contentSecurityPolicy, serviceSources} from '../../plugins/hosting/policy';
import {checkRedirects, checkRoutes} from '../../plugins/hosting/host-facts';
import {SAFETY_HEADERS, WHOLE_POLICY, directivesOf} from '../support/expected-headers';

const HASH = `'sha256-${'a'.repeat(43)}='`;
const inline = {scripts: [HASH], styles: [], styleAttributes: [HASH]};
const facts = {
  redirects,
  routes: ['/', '/docs/intro'],
  policy: contentSecurityPolicy(inline, []),
  hosts: ['docs.example.com'],
};
const file = (path: string) => hostFiles(facts)[path] ?? '';

describe('policy', () => {
  it('is this, word by word', () => expect(directivesOf(facts.policy)).toEqual(WHOLE_POLICY));

  it('opens connections only to services that are on', () => {
    const off = {algolia: null, analytics: null, announcement: null, webMcp: null};
    expect(serviceSources(off)).toEqual([]);
    expect(serviceSources({...off, analytics: {writeKey: 'k'}})).toContain('https://api.segment.io');
    const algolia = {appId: 'APP', searchKey: 'k', index: '', assistant: null};
    expect(serviceSources({...off, algolia})).toEqual([
      'https://app-dsn.algolia.net',
      ...[1, 2, 3].map((n) => `https://app-${n}.algolianet.com`),
    ]);
    const hostOf = (kind: 'classic' | 'agent') =>
      serviceSources({...off, algolia: {...algolia, assistant: {id: 'a', kind}}}).at(-1);
    expect(hostOf('classic')).toBe('https://askai.algolia.com');
    expect(hostOf('agent')).toBe('https://app.algolia.net');
  });

  it('allows style attributes by hash, and not in masses', () => {
    expect(contentSecurityPolicy({...inline, styleAttributes: ["'sha256-b'"]}, [])).toContain(
      "style-src-attr 'unsafe-hashes' 'sha256-b';",
    );
    const many = Array.from({length: 41}, (_, index) => `'sha256-${index}'`);
    expect(() => contentSecurityPolicy({...inline, styleAttributes: many}, [])).toThrow(
      /41 different style attributes/,
    );
  });
});

describe('redirects', () => {
  it('keep every target character by character', () => {
    const lines = file('_redirects').trim().split('\n');
    expect(lines).toEqual(redirects.map(({from, to}) => `${from} ${to} 301`));
  });

  it('are forced on Netlify, where the page of a redirect would come first', async () => {
    vi.stubEnv('NETLIFY', 'true');
    vi.resetModules();
    const {redirectsFile} = await import('../../plugins/hosting/static-hosts');
    vi.unstubAllEnvs();
    const lines = redirectsFile(facts).trim().split('\n');
    expect(lines).toEqual(redirects.map(({from, to}) => `${from} ${to} 301!`));
  });

  it('put the query before the hash', () => {
    expect(file('../site.conf')).toContain('"/docs/intro/getting-started$is_args$args#install-the-cli"');
    const text = hostFiles({
      ...facts,
      redirects: [
        {from: '/a', to: '/b#e'},
        {from: '/c', to: '/d'},
      ],
    })['../site.conf'];
    expect(text).toContain('"/a" "/b$is_args$args#e";\n  "/c" "/d$is_args$args";');
    expect(() => checkRedirects([{from: '/a', to: '/b?c=d'}])).toThrow(/holds a character/);
  });

  it.each(['/a b', '/a"b', '/a;b', '/a$b', '/%61'])('refuse the source %s', (from) => {
    expect(() => checkRedirects([{from, to: '/x'}])).toThrow(/holds a character/);
  });

  it('refuse pages with encoded or file-like addresses', () => {
    expect(() => checkRoutes(['/docs/ü'])).toThrow(/must be of letters/);
    expect(() => checkRoutes(['/docs/v1.json'])).toThrow(/not end like a file/);
    expect(() => checkRoutes(['/docs/release-2.4'])).toThrow(/not end like a file/);
    expect(() => checkRoutes(['/404.html', '/docs/intro'])).not.toThrow();
  });
});

describe('headers', () => {
  it('of hosts that read _headers are these, with the whole policy', () => {
    const rules = file('_headers')
      .trim()
      .split(/\n(?=\/)/)
      .map((rule) => {
        const [path = '', ...lines] = rule.split('\n');
        return [path, Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/)))] as const;
      });
    const shared = {'Access-Control-Allow-Origin': '*'};
    expect(Object.fromEntries(rules)).toEqual({
      '/*': {'Content-Security-Policy': `${facts.policy}; upgrade-insecure-requests`, ...SAFETY_HEADERS},
      '/assets/*': {'Cache-Control': 'public, max-age=31536000, immutable'},
      '/.well-known/ai-catalog.json': {'Content-Type': 'application/ai-catalog+json'},
      // Other origins may fetch what's meant for programs, and no page.
      '/*.json': shared,
      '/*.md': {...shared, 'Content-Type': 'text/markdown; charset=utf-8'},
      '/*.txt': shared,
      '/*.xml': shared,
    });
  });
});
