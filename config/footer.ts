import type {MultiColumnFooter} from '@docusaurus/theme-common';
import {site} from './site';

const {links} = site;

/** Columns as the specification lists them. */
export const footerColumns: MultiColumnFooter['links'] = [
  {
    title: 'Sections',
    items: [
      {label: 'Tutorials', to: '/docs/tutorials'},
      {label: 'Providers', to: '/docs/providers'},
      {label: 'CLI Reference', to: '/docs/cli'},
      {label: 'Concepts', to: '/docs/concepts'},
    ],
  },
  {
    title: 'More',
    items: [
      {label: 'Blog', href: links.blog},
      {label: `Ask ${site.name}`, to: '/docs/ask'},
      {label: 'Samples', to: '/docs/samples'},
      {label: 'GitHub', href: links.github},
    ],
  },
  {
    title: 'Community',
    items: [
      {label: 'Discord', href: links.discord},
      {label: 'X', href: links.twitter},
      {label: 'LinkedIn', href: links.linkedin},
      {label: 'YouTube', href: links.youtube},
    ],
  },
];
