import {extname} from 'node:path';
import {describe, expect, it} from 'vitest';
import {redirects} from '../../config/redirects';
import {hostFiles} from '../../plugins/hosting';
import {mediaTypes} from '../../plugins/hosting/media-types';
import {contentSecurityPolicy} from '../../plugins/hosting/policy';
import {checkRoutes, hostRedirects} from '../../plugins/hosting/redirect-table';
import {serviceSources} from '../../plugins/hosting/service-sources';
import {releasesFeed} from '../../plugins/outputs/releases-feed';
import {samplesFeed} from '../../plugins/outputs/samples-feed';
import {webManifest} from '../../plugins/outputs/web-manifest';

const inline = {scripts: ["'sha256-a'"], styles: [], styleAttributes: []};
const facts = {
  redirects: hostRedirects(redirects),
  routes: ['/', '/docs/intro'],
  policy: contentSecurityPolicy(inline, []),
  hosts: ['docs.example.com'],
};
const file = (path: string) => hostFiles(facts).find((one) => one.path === path)?.text ?? '';

it.each([
  [samplesFeed.path, 'application/json'],
  [releasesFeed.path, 'application/atom+xml'],
  [webManifest.path, 'application/manifest+json'],
])('serves %s as %s', (path, type) => {
  expect(mediaTypes.find(({extensions}) => extensions.includes(extname(path).slice(1)))?.type).toBe(type);
});

describe('policy', () => {
  // Whole, because any directive or source more is a door.
  it('is this, word by word', () => {
    expect(facts.policy.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-a'",
      expect.stringMatching(/^style-src 'self' 'sha256-[\w+/]{43}='$/),
      "style-src-attr 'none'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "frame-src 'none'",
      "media-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "base-uri 'none'",
    ]);
  });

  it('is what every host sends', () => {
    expect(file('../site.conf')).toContain(facts.policy);
    expect(file('_headers')).toContain(`Content-Security-Policy: ${facts.policy}`);
  });

  it('opens connections only to services that are on', () => {
    const off = {algolia: null, analytics: null, announcement: null};
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

  it('put the query before the hash', () => {
    expect(file('../site.conf')).toContain('"/docs/intro/getting-started$is_args$args#install-the-cli"');
    expect(hostRedirects([{from: '/a', to: '/b#e'}])).toEqual([{from: '/a', to: '/b', hash: '#e'}]);
    expect(() => hostRedirects([{from: '/a', to: '/b?c=d'}])).toThrow(/holds a character/);
  });

  it('know how an address is spelled', () => {
    expect(file('../site.conf')).toContain('"/docs/intro" "/docs/intro";');
    expect(file('../site.conf')).not.toContain('"/" "/";');
  });

  it.each(['/a b', '/a"b', '/a;b', '/a$b', '/%61'])('refuse the source %s', (from) => {
    expect(() => hostRedirects([{from, to: '/x'}])).toThrow(/holds a character/);
  });

  it('refuse pages with encoded or file-like addresses', () => {
    expect(() => checkRoutes(['/docs/ü'])).toThrow(/must be of letters/);
    expect(() => checkRoutes(['/docs/v1.json'])).toThrow(/not end like a file/);
    expect(() => checkRoutes(['/docs/release-2.4'])).toThrow(/not end like a file/);
    expect(() => checkRoutes(['/404.html', '/docs/intro'])).not.toThrow();
  });
});

describe('headers', () => {
  it('let other origins fetch what is meant for programs, and no page', () => {
    const rules = file('_headers').split(/\n(?=\/)/);
    const shared = rules.filter((rule) => rule.includes('Access-Control-Allow-Origin: *'));
    expect(shared.map((rule) => rule.split('\n')[0])).toEqual(['/*.json', '/*.md', '/*.txt', '/*.xml']);
  });
});
