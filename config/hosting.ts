import {site} from './site';

/** Names under which a server may answer for this site; others get 421. `SITE_HOSTS` adds more, `*` allows any. */
export const hosts: string[] = [new URL(site.url).host, ...(process.env.SITE_HOSTS ?? '').split(',')]
  .map((host) => host.trim().toLowerCase())
  .filter(Boolean);

for (const host of hosts) {
  if (!/^(\*|[a-z0-9.-]+(:\d+)?)$/.test(host)) {
    throw new Error(
      `SITE_HOSTS holds "${host}": write names such as docs.example.com with commas between them, or * for any.`,
    );
  }
}

/** Netlify lets a file hide a redirect unless the rule is forced; Cloudflare Pages doesn't support the mark. */
export const redirectStatus = process.env.NETLIFY ? '301!' : '301';
