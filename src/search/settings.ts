import {useMemo} from 'react';
import type {DocusaurusConfig} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** An assistant at Algolia: a classic one of Ask AI, or an agent of Agent Studio, which has another address. */
export interface Assistant {
  id: string;
  kind: 'classic' | 'agent';
}

/** `customFields.search` of docusaurus.config.ts. */
export interface SearchFields {
  /** Address of a new issue of the documentation's repository. */
  reportUrl: string;
  /** Regular expression of addresses that are left as they are. */
  externalUrlPattern: string | null;
  /** The hosted service, where its keys are set. */
  algolia: {appId: string; searchKey: string; index: string; assistant: Assistant | null} | null;
}

/** What is needed to tell the site's own pages from others. */
export interface SiteAddress extends Pick<SearchFields, 'externalUrlPattern'> {
  /** Address of the site, `https://…`, without a path. */
  siteUrl: string;
  baseUrl: string;
}

export interface SearchSettings extends SearchFields {
  address: SiteAddress;
}

/** What only the page of Ask and the question mode load; written by plugins/outputs/page-data.ts. */
export interface AskSettings {
  /** Display name of the tool. */
  product: string;
  /** Where people answer. */
  discord: string;
  issues: string;
  suggestions: string[];
}

export function settingsOf({customFields, url, baseUrl}: DocusaurusConfig): SearchSettings {
  const fields = customFields?.search as SearchFields;
  return {...fields, address: {siteUrl: url, baseUrl, externalUrlPattern: fields.externalUrlPattern}};
}

export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  return useMemo(() => settingsOf(siteConfig), [siteConfig]);
}
