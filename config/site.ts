/**
 * Identity of the documented tool: the only file with its name, links and install sources.
 * `PRODUCT_NAME` and `PRODUCT_SLUG` in the environment make a complete site for another name.
 */
import {originOf} from './origin';

/** What the name becomes in commands, variables and addresses. */
function formsOf(name: string, ownSlug?: string) {
  const plain = name.normalize('NFD').replace(/[^A-Za-z0-9-]/g, '');
  const slug = ownSlug || plain.toLowerCase().replaceAll('-', '');
  return {name, slug, prefix: slug.toUpperCase(), account: `${plain}Labs`};
}

/** The identity that the files in examples/ are written for, whatever the environment says. */
export const DEFAULT_IDENTITY = formsOf('Defang');

const {name, slug, prefix, account} = formsOf(
  (process.env.PRODUCT_NAME || DEFAULT_IDENTITY.name).trim(),
  process.env.PRODUCT_SLUG?.trim(),
);

if (!/^[a-z][a-z0-9]*$/.test(slug)) {
  throw new Error(
    `PRODUCT_SLUG is "${slug}": use lowercase letters and digits, starting with a letter (it becomes a command, a URL part and a variable prefix).`,
  );
}

const website = `https://${slug}.io`;
const github = `https://github.com/${account}`;
const shortLink = (path: string) => `https://s.${slug}.io/${path}`;

/** Outside addresses, and the account that many of them name. In pages: `{links.NAME}`. */
const links = {
  website,
  blog: `${website}/blog`,
  pricing: `${website}/pricing/`,
  samplesSite: `${website}/samples`,
  docs: `https://docs.${slug}.io`,
  portal: `https://portal.${slug}.io`,
  auth: `https://auth.${slug}.io`,
  ask: `https://ask.${slug}.io`,
  fabric: `fabric-prod1.${slug}.dev:443`,
  discord: shortLink('discord'),
  twitter: `https://twitter.com/${account}`,
  linkedin: `https://www.linkedin.com/company/${slug}/`,
  youtube: `https://www.youtube.com/@${account}`,
  /** Name of its accounts, at GitHub and elsewhere. */
  account,
  github,
  cliRepo: `${github}/${slug}`,
  issues: `${github}/${slug}/issues`,
  releases: `${github}/${slug}/releases/latest`,
  docsRepo: `${github}/${slug}-docs`,
  samplesRepo: `${github}/samples`,
  actionRepo: `${github}/${slug}-github-action`,
  codespaceTemplate: `${github}/github-codespace`,
  gitpodTemplate: `${github}/gitpod-workspace`,
  installScript: `https://s.${slug}.io/install`,
  windowsZip: shortLink(`${slug}_win_amd64.zip`),
  warnings: shortLink('warnings'),
  byoc: shortLink('byoc'),
  tos: shortLink('tos'),
  healthchecks: shortLink('healthchecks'),
  subscription: shortLink('subscription'),
} as const;

export const site = {
  /** Display name, `{Product}` in pages. */
  name,
  /** Command and URL form, `{product}` in pages. */
  slug,
  /** Prefix of environment variables, `{PRODUCT}` in pages. */
  prefix,
  /** Release of the tool that the pages describe. */
  cliVersion: '3.14.1',
  tagline: 'A radically simpler way to build and deploy production-ready cloud apps',
  /** Where the site is published. `SITE_URL` overrides it for a preview or a mirror. */
  url: originOf(process.env.SITE_URL?.trim() || links.docs),
  baseUrl: '/',
  /** GitHub user or team that reviews changes, such as `@acme/docs`. `npm run fix` writes it to .github/CODEOWNERS. */
  owner: '' as string,
  /** Branch and folder behind "Edit this page". */
  editUrl: `${links.docsRepo}/edit/main/`,
  links,
} as const;

export type Site = typeof site;
