/** The worst that can happen to whoever deploys, worst first. Each of them rules out a yes. */
export const HARMS = ['stops', 'data-lost', 'exposed', 'plain-secret', 'wont-work'] as const;

/** What a finding means for whoever deploys, most severe first. */
export const SEVERITIES = [
  ...HARMS,
  'costs',
  'may-not-work',
  'warns',
  'ignored',
  'limited',
  'becomes',
  'note',
  'ok',
] as const;

export type Severity = (typeof SEVERITIES)[number];
