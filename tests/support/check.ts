import {type Page, expect} from '@playwright/test';
import {site} from '../../config/site';
import {open} from './visit';

export const field = (page: Page) => page.getByRole('textbox', {name: 'Compose file, log or error'});
export const verdict = (page: Page) =>
  page.getByRole('heading', {
    level: 2,
    name: /^(Yes|Not yet|Not checked|Deploys, but|Your database|The files in|Anyone on|Everybody who)/,
  });
export const findings = (page: Page) =>
  page.getByRole('list', {name: /^(What to change|Things to know)$/}).getByRole('listitem');
export const messages = (page: Page) => page.getByRole('list', {name: 'Messages'}).getByRole('listitem');

/** A file that deploys with warnings, and has one config value to set. */
export const FILE = `services:
  web:
    image: nginx
    ipc: shareable
    ports:
      - "80:80"
    environment:
      SESSION_KEY:
    volumes:
      - cache:/cache
volumes:
  cache:
`;

export const STOPPING_FILE =
  'services:\n  web:\n    image: nginx\n    ports:\n      - target: 80\n        mode: both\n';

/** A file that deploys and won't work: a routed service without ports, a database without a name, a file to set. */
export const GAP_FILE = `services:
  proxy:
    image: traefik:v3
    ports: ["80:80"]
    volumes: ["/var/run/docker.sock:/var/run/docker.sock"]
  shop:
    image: acme/shop
    labels: [traefik.enable=true]
    env_file: prod.env
    environment:
      SESSION_KEY:
      DATABASE_URL: mysql://shop@db:3306/shop
  db:
    image: acme/db
`;

export const LOG = [
  '2026-01-02T10:11:12Z \u001b[33m ! service "shop": missing memory reservation; using provider-specific defaults. Specify deploy.resources.reservations.memory to avoid out-of-memory errors\u001b[0m',
  `Error: missing configs ["SESSION_KEY"] (https://s.${site.slug}.io/config)`,
].join('\n');

/** Opens the check and puts a text into it, as pasting does. */
export async function check(page: Page, text: string, route = '/docs/check'): Promise<void> {
  await open(page, route);
  await field(page).fill(text);
}

/** Waits for the verdict on the text that is now in the field. */
export async function judged(page: Page, name: RegExp): Promise<void> {
  await expect(page.getByRole('heading', {level: 2, name})).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** A file as `setInputFiles` takes it. */
export const asFile = (name: string, text: string) => ({name, mimeType: 'text/yaml', buffer: Buffer.from(text)});
