import {useMemo} from 'react';
import type {DocusaurusConfig} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Assistant} from '../ask/settings';
import type {SiteAddress} from './local-url';

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

/** Search settings from the site configuration. */
export function settingsOf({customFields, url, baseUrl}: DocusaurusConfig): SearchSettings {
  const fields = customFields?.search as SearchFields;
  return {...fields, address: {siteUrl: url, baseUrl, externalUrlPattern: fields.externalUrlPattern}};
}

export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  return useMemo(() => settingsOf(siteConfig), [siteConfig]);
}
