import type {NavbarItem} from '@docusaurus/theme-common';
import {site} from './site';

const section = (sidebarId: string, label: string): NavbarItem => ({
  type: 'docSidebar',
  sidebarId,
  label,
  position: 'left',
});

/** Order and labels as the specification lists them. */
export const navbarItems: NavbarItem[] = [
  section('main', 'Overview'),
  section('tutorials', 'Tutorials'),
  section('concepts', 'Concepts'),
  section('providers', 'Providers'),
  section('cli', 'CLI'),
  {href: site.links.blog, label: 'Blog', position: 'left'},
  {href: site.links.samplesSite, label: 'Samples', position: 'left'},
  {to: '/docs/intro/getting-started', label: 'Get Started', position: 'right'},
];
