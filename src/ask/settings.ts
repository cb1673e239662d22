/** An assistant at Algolia: a classic one of Ask AI, or an agent of Agent Studio, which has another address. */
export interface Assistant {
  id: string;
  kind: 'classic' | 'agent';
}

/** Site settings that Ask needs; written by plugins/outputs. */
export interface AskSettings {
  /** Display name of the tool. */
  product: string;
  /** Where people answer. */
  discord: string;
  issues: string;
  suggestions: string[];
  /** Whether the site has an analytics service, to which a rating is sent with its question. */
  hasAnalytics: boolean;
  /** Algolia's assistant, when its keys are set; else answers are quoted by the page itself. */
  hosted: {appId: string; apiKey: string; indexName: string; assistant: Assistant} | null;
}
