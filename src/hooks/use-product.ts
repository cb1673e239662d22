import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What the pages' own code needs to know of config/site.ts, which reads the environment and stays at build time. */
export interface Product {
  name: string;
  /** Command and URL form. */
  slug: string;
  /** Release of the tool that the pages describe. */
  cliVersion: string;
}

export const useProduct = (): Product => useDocusaurusContext().siteConfig.customFields?.product as Product;
