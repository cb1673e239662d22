/** The worst that can happen to whoever deploys, worst first. Each of them rules out a yes. */
export const HARMS = ['stops', 'data-lost', 'exposed', 'plain-secret', 'wont-work'] as const;

export type Harm = (typeof HARMS)[number];
