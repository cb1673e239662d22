import {describe, expect, it} from 'vitest';
import type {CheerioAPI} from 'cheerio';
import {site} from '../../config/site';
import {loadFrontMatter} from '../../plugins/pages/page';
import {builtPages} from '../support/built-site';

const pages = new Map(builtPages().map((page) => [page.route, page]));

function page(route: string): CheerioAPI {
  const found = pages.get(route);
  if (!found) throw new Error(`There is no page ${route}.`);
  return found.$;
}

type Entry = [label: string, target: string];

/** Labels without the words for screen readers, and targets, in page order. */
const links = ($: CheerioAPI, selector: string): Entry[] =>
  $(selector)
    .toArray()
    .map((link) => {
      const label = $(link).clone();
      label.find('.visually-hidden').remove();
      return [label.text().trim(), $(link).attr('href') ?? ''];
    });

/** Targets of the first level of a page's sidebar, and of the category that's open on it. */
const sidebar = (route: string): string[] =>
  links(page(route), '.theme-doc-sidebar-menu a.menu__link')
    .map(([, target]) => target)
    // A category without its own page links to its first page.
    .filter((target, at, all) => target !== all[at - 1]);

const ROUTES = [
  '/',
  '/docs',
  '/search',
  '/docs/ask',
  '/docs/samples',
  '/docs/category/faq',
  '/docs/category/deploying-from-github-actions',
];

const {links: addresses, slug} = site;

const NAVBAR: Record<'left' | 'right', Entry[]> = {
  left: [
    ['Overview', '/docs/intro'],
    ['Tutorials', '/docs/tutorials'],
    ['Concepts', '/docs/concepts'],
    ['Providers', '/docs/providers'],
    ['CLI', '/docs/cli'],
    ['Blog', addresses.blog],
    ['Samples', addresses.samplesSite],
  ],
  right: [['Get Started', '/docs/intro/getting-started']],
};

const FOOTER: Record<string, Entry[]> = {
  Sections: [
    ['Tutorials', '/docs/tutorials'],
    ['Providers', '/docs/providers'],
    ['CLI Reference', '/docs/cli'],
    ['Concepts', '/docs/concepts'],
  ],
  More: [
    ['Blog', addresses.blog],
    [`Ask ${site.name}`, '/docs/ask'],
    ['Samples', '/docs/samples'],
    ['GitHub', addresses.github],
  ],
  Community: [
    ['Discord', addresses.discord],
    ['X', addresses.twitter],
    ['LinkedIn', addresses.linkedin],
    ['YouTube', addresses.youtube],
  ],
};

interface Sidebar {
  /** A page that shows it, with the page's category open. */
  on: string;
  /** Entries of the specification, in its order, without the folder. */
  entries: string[];
  /** Entries of our own, in order; no others may be there. Left out where the page shows more of the same sidebar. */
  added?: string[];
  folder: string;
}

const words = (text: string) => text.trim().split(/\s+/);

const SIDEBARS: Record<string, Sidebar> = {
  main: {
    on: '/docs/intro/faq/questions',
    folder: '/docs/intro',
    entries: words(
      `/docs/intro what-is-${slug} features getting-started how-it-works use-cases /docs/category/faq faq/questions faq/warnings-errors`,
    ),
    added: words(
      '/docs/intro/faq/cli-messages /docs/intro/faq/compose-messages /docs/intro/faq/deployment-messages /docs/intro/faq/cloud-messages /docs/intro/install /docs/production /docs/editors /docs/troubleshooting /docs/known-issues /docs/how-we-check /docs/compare /docs/releases',
    ),
  },
  cli: {
    on: '/docs/cli',
    folder: `/docs/cli/${slug}_`,
    entries: words(
      `/docs/cli /docs/cli/${slug} cert cert_generate compose compose_config compose_down compose_logs compose_ps compose_up config config_create
       config_ls config_rm deployments deployments_history estimate generate init login logout logs mcp mcp_serve mcp_setup services stack
       stack_list stack_new tail terms token upgrade version whoami`,
    ),
    added: words(
      `compose_ls config_resolve recipe recipe_activate recipe_deactivate recipe_list recipe_show stack_default stack_show workspace workspace_ls`,
    )
      .map((name) => `/docs/cli/${slug}_${name}`)
      .concat('/docs/cli/environment-variables', '/docs/cli/files-and-network'),
  },
  concepts: {
    on: '/docs/concepts/managed-llms/managed-language-models',
    folder: '/docs/concepts',
    entries: words(
      `/docs/concepts accounts authentication compose configuration debug ${slug}-byoc ${slug}-playground deployment-modes deployments domains
       estimation generate local-development managed-llms/managed-language-models managed-llms/openai-access-gateway managed-storage mcp networking
       observability one-off-jobs portal projects pulumi railpack resources scaling security services`,
    ),
    added: words('stacks workspaces recipe deploy-engine agent what-a-change-does').map(
      (name) => `/docs/concepts/${name}`,
    ),
  },
  reference: {
    on: '/docs/concepts/compose',
    folder: '/docs/concepts/compose',
    entries: words('/docs/concepts/compose top-level services ports build deploy healthcheck extensions'),
  },
  storage: {
    on: '/docs/concepts/managed-storage',
    folder: '/docs/concepts/managed-storage',
    entries: words(
      '/docs/concepts/managed-storage managed-mongodb managed-object-storage managed-postgres managed-redis',
    ),
  },
  providers: {
    on: '/docs/providers',
    folder: '/docs/providers',
    entries: words('/docs/providers aws azure digitalocean gcp playground'),
    added: [],
  },
  tutorials: {
    on: '/docs/tutorials/deploy-openai-apps',
    folder: '/docs/tutorials',
    entries: words(
      `/docs/tutorials adding-custom-one-click-deploy configure-environment-variables deploy-container-using-the-cli deploy-openai-apps
       deploy-openai-apps/aws-bedrock deploy-openai-apps/gcp-vertex deploy-to-aws deploy-to-digitalocean deploy-to-gcp deploy-to-playground
       deploy-to-your-cloud deploy-using-pulumi deploy-with-gpu deploying-with-the-${slug}-mcp-server estimating-aws-deployment-costs
       estimating-gcp-deployment-costs generate-new-code-using-ai migrating-from-heroku monitoring-your-services scaling-your-services
       setting_up_your_gcp_account updating-your-services use-your-own-domain-name using-codespaces-gitpod using-one-click-deploy`,
    ),
  },
  actions: {
    on: '/docs/tutorials/deploying-from-github-actions',
    folder: '/docs/tutorials/deploying-from-github-actions',
    entries: words(
      '/docs/category/deploying-from-github-actions /docs/tutorials/deploying-from-github-actions to-aws to-gcp',
    ),
  },
};

describe('screens and routes', () => {
  it('has every top-level route, with a sidebar where the specification has one', () => {
    expect(ROUTES.filter((route) => !pages.has(route))).toEqual([]);
    for (const route of ['/docs/ask', '/docs/samples']) expect(sidebar(route), route).toEqual([]);
    expect(sidebar('/docs/category/faq')).toContain('/docs/intro/features');
    expect(sidebar('/docs/category/deploying-from-github-actions')).toContain('/docs/tutorials/deploy-to-aws');
  });

  it.each(Object.entries(NAVBAR))('has the entries of the navbar, %s', (side, entries) => {
    for (const route of ['/', '/docs', '/docs/intro', '/docs/cli', '/search'])
      expect(links(page(route), `.theme-layout-navbar-${side} a:not(.navbar__brand)`), route).toEqual(entries);
  });

  it('shows in the navbar which section each page of a sidebar belongs to', () => {
    const active = (route: string) => links(page(route), '.theme-layout-navbar-left .navbar__link--active');
    for (const [label, routes] of Object.entries({
      Overview: [...new Set(sidebar('/docs/intro/faq/questions'))],
      Tutorials: ['/docs/category/deploying-from-github-actions', '/docs/quickstarts/go', '/docs/guides'],
    })) {
      expect(routes.length).toBeGreaterThan(2);
      for (const route of routes)
        expect(
          active(route).map(([name]) => name),
          route,
        ).toEqual([label]);
    }
  });

  it.each(Object.entries(FOOTER))('has the footer column %s', (title, entries) => {
    for (const route of ['/', '/docs/intro', '/docs/ask']) {
      const $ = page(route);
      expect(links($, `nav[aria-label="${title}"] a`), route).toEqual(entries);
    }
  });

  it.each(Object.entries(SIDEBARS))(
    'has the entries of the sidebar in their order: %s',
    (_, {on, folder, entries, added}) => {
      const shown = sidebar(on);
      const wanted = entries.map((entry) =>
        entry.startsWith('/') ? entry : `${folder}${folder.endsWith('_') ? '' : '/'}${entry}`,
      );
      expect(shown.filter((target) => wanted.includes(target))).toEqual(wanted);
      if (added) expect(shown.filter((target) => !wanted.includes(target))).toEqual(added);
    },
  );
});

it('shows on the page of a category what each of its pages is about', () => {
  const {description} = loadFrontMatter('docs/intro/faq/questions.mdx');
  expect(page('/docs/category/faq')('main').text()).toContain(description);
});

describe('what it is and for whom', () => {
  it('says on the first page what the tool does', () => {
    const $ = page('/');
    expect($('main').text()).toContain(site.tagline);
  });

  it('only reads: no page sends a form anywhere but to the search', () => {
    const sends = 'form[action]:not([role=search]), form[method=post], input[type=password]';
    const sending = [...pages.values()].filter(({$}) => $(sends).length > 0);
    expect(sending.map(({route}) => route)).toEqual([]);
  });
});
