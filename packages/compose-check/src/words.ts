import {plainInline} from './inline-markdown';
import type {CheckResult, Finding, Severity} from './types';

/** The Compose reference's names for what happens to a key, most severe first, and how findings are counted. */
export const SEVERITY_WORDS: Record<Severity, {name: string; count: (count: number) => string}> = {
  stops: {name: 'Stops', count: (count) => `${count} ${count === 1 ? 'stops' : 'stop'} it`},
  'wont-work': {name: 'Won’t work', count: (count) => `${count} won’t work`},
  'may-not-work': {name: 'May not work', count: (count) => `${count} may not work`},
  warns: {name: 'Warns', count: (count) => `${count} ${count === 1 ? 'warns' : 'warn'}`},
  ignored: {name: 'Ignored', count: (count) => `${count} ignored`},
  limited: {name: 'Limited', count: (count) => `${count} limited`},
  becomes: {name: 'Changes', count: (count) => `${count} ${count === 1 ? 'changes' : 'change'}`},
  note: {name: 'Depends', count: (count) => `${count} ${count === 1 ? 'depends' : 'depend'} on your engine`},
  ok: {name: 'Fine', count: (count) => `${count} fine`},
};

export const severitiesInOrder = Object.keys(SEVERITY_WORDS) as Severity[];

type Judged = Pick<Finding, 'severity'>;

/** Whether a reader should know about it before deploying. */
const isNoted = ({severity}: Judged): boolean => !['ok', 'becomes', 'note'].includes(severity);

/**
 * The answer to "Will it work?" in one line.
 *
 * @param findings the same one at several places as one: `groupFindings`
 */
export function verdictOf(
  verdict: CheckResult['verdict'],
  findings: readonly Judged[],
  {notChecked, notJudged}: Pick<CheckResult, 'notChecked' | 'notJudged'>,
): string {
  if (verdict === 'not-checked') return `Not checked, because ${notChecked}`;
  if (verdict === 'wont-work') return 'Deploys, but won’t work as it is';
  const stopping = findings.filter(({severity}) => severity === 'stops').length;
  if (verdict === 'stops') return stopping > 1 ? `Not yet: ${stopping} things stop it` : 'Not yet: one thing stops it';
  if (verdict === 'yes-if') return `Yes, if ${conditionsOf(notJudged)}`;
  const noted = findings.filter(isNoted).length;
  if (noted === 0) return 'Yes, as it is';
  return noted > 1 ? `Yes, with ${noted} things to know` : 'Yes, with one thing to know';
}

/** The first condition of a yes, and how many more there are. */
function conditionsOf(notJudged: CheckResult['notJudged']): string {
  const conditions = [...new Set(notJudged.flatMap(({condition}) => condition ?? []))];
  const more = conditions.length - 1;
  const rest = more > 1 ? `, and ${more} more things are right` : ', and one more thing is right';
  return `${plainInline(conditions[0] ?? '')}${more > 0 ? rest : ''}`;
}

/** "2 warn, 1 ignored" */
export function countsOf(findings: readonly Judged[]): string {
  return severitiesInOrder
    .map((severity) => [severity, findings.filter((finding) => finding.severity === severity).length] as const)
    .filter(([severity, count]) => count > 0 && severity !== 'ok')
    .map(([severity, count]) => SEVERITY_WORDS[severity].count(count))
    .join(', ');
}
