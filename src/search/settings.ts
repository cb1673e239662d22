import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Assistant} from '../ask/settings';
import type {SiteAddress} from './hosted/local-url';

/** `customFields.search` of docusaurus.config.ts. */
export interface SearchFields {
  /** Address of a new issue of the documentation's repository. */
  reportUrl: string;
  externalUrlPattern: string | null;
  /** The hosted service, where its keys are set. */
  algolia: {appId: string; searchKey: string; index: string; assistant: Assistant | null} | null;
}

export interface SearchSettings extends SearchFields {
  address: SiteAddress;
}

export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  return useMemo(() => {
    const fields = siteConfig.customFields?.search as SearchFields;
    const {externalUrlPattern} = fields;
    return {...fields, address: {siteUrl: siteConfig.url, baseUrl: siteConfig.baseUrl, externalUrlPattern}};
  }, [siteConfig]);
}
