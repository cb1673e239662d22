import {site} from './site';

/** A path that once was a page, and the page or outside address that answers it now. */
export interface Redirect {
  from: string;
  to: string;
}

const internal = {
  '/docs/faq/questions': '/docs/intro/faq/questions',
  '/docs/faq/warnings-errors': '/docs/intro/faq/warnings-errors',
  '/docs/getting-started': '/docs/intro/getting-started',
  '/docs/category/tutorials': '/docs/tutorials',
  '/docs/category/concepts': '/docs/concepts',
  '/docs/category/providers': '/docs/providers',
  '/docs/category/cli': '/docs/cli',
  '/docs/faq': '/docs/intro/faq/questions',
  '/docs/tutorials/migrate-from-heroku': '/docs/tutorials/migrating-from-heroku',
  '/docs/getting-started/installing': '/docs/intro/getting-started#install-the-cli',
  '/docs/getting-started/authenticating': '/docs/concepts/authentication',
  '/docs/tutorials/deploy-code-compose': '/docs/intro/getting-started#deploy-it',
} satisfies Record<string, string>;

const post = (slug: string) => `${site.links.blog}/post/${slug}`;

/** The blog moved to the marketing site. Targets are written character by character as the new host has them. */
const blog = {
  '/blog/2023/06/29/Announcing-the-Private-Beta-for-the-DOP': post(
    `announcing-the-private-beta-for-the-${site.slug}-opinionated-platform`,
  ),
  [`/blog/2024/02/12/announcing-${site.slug}-public-beta`]: post(`announcing-the-${site.slug}-public-beta`),
  '/blog/2024/03/04/about-my-journey-deploying-my-first-web-application': post(
    'about-my-journey-deploying-my-first-web-application',
  ),
  '/blog/2024/03/20/dev-environments': post(`add-${site.slug}-to-your-developer-environments-instantly`),
  '/blog/2024/03/28/slackbot-sample': post(`deploy-a-go-powered-slackbot-with-${site.slug}`),
  '/blog/2024/05/01/may-product-updates': post(`april-2024-${site.slug}-compose-update`),
  '/blog/2024/06/01/june-product-updates': post(`may-2024-${site.slug}-compose-update`),
  '/blog/2024/07/01/july-product-updates': post(`june-2024-${site.slug}-compose-update`),
  '/blog/2024/07/31/july-product-updates-2': post(`july-2024-${site.slug}-compose-update`),
  '/blog/2024/08/30/august-product-updates': post(`august-2024-${site.slug}-compose-update`),
  '/blog/2024/09/30/september-product-updates': post(`september-2024-${site.slug}-compose-update`),
  '/blog/2024/11/12/hard-lessons-from-hardware': post('hard-lessons-from-hardware'),
  '/blog/2024/11/13/october-product-updates': post(`october-2024-${site.slug}-compose-update`),
  '/blog/2024/12/04/launch-week': post(`${site.slug}-v1-launch-week-is-here`),
  '/blog/2024/12/11/product-hunt': post(`${site.slug}-is-live-on-product-hunt`),
  '/blog/2025/02/07/january-product-updates': post(`january-2025-${site.slug}-compose-update`),
  '/blog/2025/02/18/model-context-protocol': post(
    'simplifying-deployment-of-ai-apps-to-the-cloud-using-docker-and-model-context-protocol',
  ),
  '/blog/2025/03/12/website-logo-refresh-announcement': post(
    `introducing-${site.slug}-s-new-look-website-and-logo-refresh`,
  ),
  [`/blog/2025/03/14/deploying-${site.slug}-with-${site.slug}-part-1`]: post(
    `deploying-${site.slug}-with-${site.slug}-part-1`,
  ),
  '/blog/2025/03/15/feb-product-updates': post(`february-2025-${site.slug}-compose-update`),
  [`/blog/2025/03/26/deploying-${site.slug}-with-${site.slug}-part-2`]: post(
    `deploying-${site.slug}-with-${site.slug}-part-2`,
  ),
  '/blog/2025/04/10/easiest-way-to-deploy-django': post(
    `deploying-a-django-app-with-real-time-moderation-using-${site.slug}`,
  ),
  '/blog/2025/04/11/mar-product-updates': post(`march-2025-${site.slug}-compose-update`),
  '/blog/2025/04/23/vibe-deploy': post(
    `welcome-to-the-world-of-vibe-deploy-easily-deploying-your-vibe-coding-projects-to-the-cloud-with-${site.slug}`,
  ),
  '/blog/2025/05/09/april-product-updates': post(`april-2025-${site.slug}-compose-update`),
  '/blog/2025/06/06/may-product-updates': post(`may-2025-${site.slug}-compose-update`),
  '/blog/2025/06/16/crew-ai-sample': post('sample-starter-kit-for-rag-agents-with-crewai'),
  [`/blog/2025/06/16/docker-compose-${site.slug}`]: post('bridging-local-development-and-cloud-deployment'),
  '/blog/2025-07-10-product-update': post(`june-2025-${site.slug}-compose-update`),
  '/blog/2025-08-12-product-update': post(`july-2025-${site.slug}-compose-update`),
  '/blog/2025-09-09-product-update': post(`august-2025-${site.slug}-compose-update`),
  '/blog/agentic-apps': post('deploying-agentic-apps-to-the-cloud-shouldn-t-be-this-hard'),
  '/blog/agentic-era': post('deployments-in-the-agentic-era'),
  [`/blog/${site.slug}-gcp-compose`]: post('simple-secure-and-scalable-gcp-deployments-from-docker-compose'),
  [`/blog/${site.slug}-your-ai-devops-agent`]: post(`${site.slug}-your-ai-devops-agent`),
  '/blog/heroku-to-aws': post('beyond-heroku-owning-your-deployments'),
  '/blog/archive': site.links.blog,
  '/blog/authors': site.links.blog,
  '/blog/n8n-aws-deployment': post(`deploying-n8n-to-aws-with-${site.slug}/`),
  '/blog': site.links.blog,
} satisfies Record<string, string>;

export const redirects: Redirect[] = Object.entries({...internal, ...blog}).map(([from, to]) => ({from, to}));
