interface Task {
  label: string;
  to: string;
  /** Part of the site that the page is in. */
  where: string;
}

/** What most readers do sooner or later, for those who don't know yet what to type. */
export const TASKS: readonly Task[] = [
  {label: 'Deploy your first app', to: '/docs/intro/getting-started', where: 'Overview'},
  {label: 'Deploy your own app', to: '/docs/tutorials/deploy-to-your-cloud', where: 'Tutorials'},
  {label: 'Store passwords and keys', to: '/docs/concepts/configuration', where: 'Concepts'},
  {label: 'Use your own domain name', to: '/docs/tutorials/use-your-own-domain-name', where: 'Tutorials'},
  {label: 'Connect to your database', to: '/docs/guides/connect-to-your-database', where: 'Guides'},
  {label: 'Find out why it fails', to: '/docs/troubleshooting', where: 'Overview'},
];
