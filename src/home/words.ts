/** What the home page says around its lists. Its Markdown (plugins/outputs/markdown) says the same. */

export const HERO = {
  text: 'Bring the Compose file you already have. One command builds and runs it in your own cloud account.',
  read: 'Read the docs',
} as const;

/** Link below the picture, to a picture of the reader's own file. */
export const OWN_FILE = {label: 'See what your own Compose file becomes', to: '/docs/check'} as const;

export const FIRST_STEPS = {
  title: 'From zero to a live URL in three steps',
  text: 'You need a cloud account, a GitHub or GitLab account to sign in with, and about twenty minutes the first time.',
  install: {
    title: 'Install the CLI',
    text: 'It runs on macOS, Linux and Windows, and also comes as an npm package, a container and a Nix flake.',
  },
  sample: {
    title: 'Start from a sample',
    text: 'samples, from a bare HTTP server to agents with a managed model.',
  },
  deploy: {
    title: 'Deploy it',
    text: 'Sign in when the CLI asks, choose where it runs, and get an HTTPS address. Run the last command again to update. Your cloud bills you until you remove it with compose down.',
  },
} as const;

export const PROVIDERS_SECTION = {
  title: 'One Compose file, any supported cloud',
  text: 'Each provider page lists what’s created in your account, and how to remove it.',
  columns: ['Provider', 'Services run on', 'Managed Postgres', 'Managed models', 'Status'],
} as const;

export const TASKS_SECTION = {
  title: 'What do you want to do?',
  text: 'One page each, with commands to copy.',
} as const;

export const WAYS_SECTION = {
  title: 'Popular pages',
  text: 'Each section, with three pages to start with.',
} as const;

export const ASK_SECTION = {
  title: 'Ask the docs',
  text: 'Answers quote these pages and link to the section that each line comes from.',
} as const;
