/**
 * Every answer to "Will it work?", worst first. The engine, the page, MCP and the fixtures all use this list.
 *
 * - `stops`: the CLI refuses to deploy.
 * - `not-checked`: the check couldn't read all of it, and what it read doesn't stop.
 * - `wont-work`: it deploys, but something that the app needs isn't there in the cloud. Only what the file proves.
 * - `yes-if`: something that isn't in the file decides, such as an env file.
 * - `yes`: it works. What only loses data at a restart, has no effect or becomes something else is still a yes, with
 *   findings to know about: the app starts and answers, and the reader decides whether that matters.
 */
export const VERDICTS = ['stops', 'not-checked', 'wont-work', 'yes-if', 'yes'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Whether the CLI deploys it. */
export const deploys = (verdict: Verdict): boolean => ['wont-work', 'yes-if', 'yes'].includes(verdict);

/** Whether the app then does what it does on the reader's machine. */
export const works = (verdict: Verdict): boolean => verdict === 'yes-if' || verdict === 'yes';

/** What is sure to stop is an answer, even where the rest wasn't read. */
export function judgeVerdict(
  findings: readonly {severity: string}[],
  notJudged: readonly {condition?: string}[],
  notChecked: string | undefined,
): {verdict: Verdict; notChecked?: string} {
  const has = (wanted: Verdict): boolean => findings.some(({severity}) => severity === wanted);
  if (has('stops')) return {verdict: 'stops'};
  if (notChecked !== undefined) return {verdict: 'not-checked', notChecked};
  if (has('wont-work')) return {verdict: 'wont-work'};
  return {verdict: notJudged.some(({condition}) => condition !== undefined) ? 'yes-if' : 'yes'};
}
