import {HARMS} from '../data/severities';

/**
 * Every answer to "Will it work?", worst first. The engine, the page, MCP and the fixtures all use this list.
 *
 * - `stops`: the CLI refuses to deploy.
 * - `not-checked`: the check couldn't read all of it, and what it read doesn't stop.
 * - `data-lost`: it deploys, and what the app stores is gone after a restart.
 * - `exposed`: it deploys, and the internet reaches something that was meant to be private.
 * - `plain-secret`: it deploys, and the file has a secret that everybody with the file can read.
 * - `wont-work`: it deploys, but something that the app needs isn't there in the cloud. Only what the file proves.
 * - `costs`: it works, and most of its bill is something that the owner may not expect.
 * - `yes-if`: something that isn't in the file decides, such as an env file, the deploy engine or the app's own code.
 * - `yes`: it works. What has no effect or becomes something else is still a yes, with findings to know about.
 */
export const VERDICTS = [
  'stops',
  'not-checked',
  'data-lost',
  'exposed',
  'plain-secret',
  'wont-work',
  'costs',
  'yes-if',
  'yes',
] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Whether the CLI deploys it. */
export const deploys = (verdict: Verdict): boolean => verdict !== 'stops' && verdict !== 'not-checked';

/** Whether the app then does what it does on the reader's machine, and harms nobody. */
export const works = (verdict: Verdict): boolean => verdict === 'costs' || verdict === 'yes-if' || verdict === 'yes';

/** Whether a finding is about most of the bill. Others that cost more are only worth knowing. */
const isOfBill = ({severity, headline}: {severity: string; headline?: string | undefined}): boolean =>
  severity === 'costs' && headline !== undefined;

/** What is sure to stop is an answer, even where the rest wasn't read. */
export function judgeVerdict(
  all: readonly {severity: string; headline?: string | undefined; condition?: string | undefined; under?: string}[],
  notJudged: readonly {condition?: string}[],
  notChecked: string | undefined,
): {verdict: Verdict; notChecked?: string} {
  const findings = all.filter(({severity, under}) => under === undefined || severity === 'stops');
  const has = (wanted: Verdict): boolean => findings.some(({severity}) => severity === wanted);
  if (has('stops')) return {verdict: 'stops'};
  if (notChecked !== undefined) return {verdict: 'not-checked', notChecked};
  const harm = HARMS.find(has);
  if (harm) return {verdict: harm};
  if (findings.some(isOfBill)) return {verdict: 'costs'};
  const isOpen = [...findings, ...notJudged].some(({condition}) => condition !== undefined);
  return {verdict: isOpen ? 'yes-if' : 'yes'};
}
