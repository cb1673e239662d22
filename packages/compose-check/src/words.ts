import {SEVERITIES} from '../data/severities';
import {type FindingGroup, groupFindings} from './finding-groups';
import {plainInline} from './inline-markdown';
import type {CheckResult, Finding, Severity} from './types';
import {judgeVerdict} from './verdict';

/** The Compose reference's names for what happens to a key, most severe first, and how one or several are counted. */
export const SEVERITY_WORDS: Record<Severity, {name: string; one: string; many?: string}> = {
  stops: {name: 'Stops', one: 'stops it', many: 'stop it'},
  'data-lost': {name: 'Loses data', one: 'loses data', many: 'lose data'},
  exposed: {name: 'Exposed', one: 'exposed'},
  'plain-secret': {name: 'Plain secret', one: 'secret in plain text', many: 'secrets in plain text'},
  'wont-work': {name: 'Won’t work', one: 'won’t work'},
  costs: {name: 'Costs more', one: 'costs more', many: 'cost more'},
  'may-not-work': {name: 'May not work', one: 'may not work'},
  warns: {name: 'Warns', one: 'warns', many: 'warn'},
  ignored: {name: 'Ignored', one: 'ignored'},
  limited: {name: 'Limited', one: 'limited'},
  becomes: {name: 'Changes', one: 'changes', many: 'change'},
  note: {name: 'Depends', one: 'depends on your engine', many: 'depend on your engine'},
  ok: {name: 'Fine', one: 'fine'},
};

/** Whether a finding is about a key that won't have an effect. */
export const isDropped = ({rule, severity}: Finding): boolean =>
  severity === 'ignored' || (severity === 'warns' && (rule.startsWith('key:') || rule === 'unsupported-extension'));

/** What the file says and the cloud doesn't get: keys by their service, with the line of each. */
export function notCarriedOver(findings: readonly Finding[]): {what: string; file: string; line: number}[] {
  const dropped = findings.filter(isDropped);
  const whole = dropped.filter(({path}) => !dropped.some((other) => path.startsWith(`${other.path}.`)));
  const lost = whole.map(({path, service, file, start: {line}}) => {
    const key = path.replace(`services.${service}`, '').replace('.', '');
    return {what: [service === undefined ? path : key, service].filter(Boolean).join(' of '), file, line};
  });
  return lost.filter(({what}, at) => lost.findIndex((one) => one.what === what) === at);
}

/** Whether a reader should know about it before deploying. */
const isNoted = ({severity}: FindingGroup): boolean => !['ok', 'becomes', 'note'].includes(severity);

/**
 * The answer to "Will it work?" in one line.
 *
 * @param findings the same one at several places as one: `groupFindings`
 */
export function verdictOf(
  verdict: CheckResult['verdict'],
  findings: readonly FindingGroup[],
  {notChecked, notJudged}: Pick<CheckResult, 'notChecked' | 'notJudged'>,
): string {
  if (verdict === 'not-checked') return `Not checked, because ${notChecked}`;
  const worst = findings.filter(({severity}) => severity === verdict);
  const first = worst.find(({headline}) => headline) ?? worst[0];
  if (verdict === 'stops') {
    const names = [...new Set(worst.flatMap(({missing}) => missing ?? []))];
    const others = worst.filter(({missing}) => !missing);
    const [stop] = others;
    if (!stop && names.length > 0) {
      const rest = findings.filter(({severity}) => severity !== verdict);
      const next = judgeVerdict(rest, notJudged, notChecked);
      const then = verdictOf(next.verdict, rest, {...next, notJudged});
      return `Not yet: only .env is missing, with ${severalOf(names)}. With it: ${then}`;
    }
    const more = others.length - 1;
    const what = (stop && placeIn(stop)) ?? 'one thing';
    return more > 0
      ? `Not yet: ${what} and ${more} more ${more > 1 ? 'things' : 'thing'} stop it`
      : `Not yet: ${what} ${what.includes(', ') ? 'stop' : 'stops'} it`;
  }
  if (verdict === 'wont-work') return `Deploys, but ${first ? servicesOf(first).join(' and ') : 'it'} won’t work`;
  if (verdict !== 'yes-if' && verdict !== 'yes') return plainInline(first?.headline ?? '');
  if (verdict === 'yes-if') return `Yes, if ${inShort(conditionsIn([...notJudged, ...findings]))}`;
  const noted = findings.filter(isNoted).length;
  if (noted === 0) return 'Yes, as it is';
  return noted > 1 ? `Yes, with ${noted} things to know` : 'Yes, with one thing to know';
}

/** `A, B and 2 more values`, or all of few. */
function severalOf(names: readonly string[]): string {
  if (names.length > 3) return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more values`;
  return names.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}

/** The same of files alone, as the command line, the tool and the adapted file say it. */
export const answerOf = (result: CheckResult): string =>
  verdictOf(result.verdict, groupFindings(result.findings, result.first.rule), result);

const servicesOf = ({places}: FindingGroup): string[] => [...new Set(places.flatMap(({service}) => service ?? []))];

/** `hostname of web`; undefined for what isn't about a part of the file. */
function placeIn(group: FindingGroup): string | undefined {
  const [service, ...others] = servicesOf(group);
  const isOne = service !== undefined && service !== group.title && others.length === 0;
  return group.places.some(({path}) => path) ? `${group.title}${isOne ? ` of ${service}` : ''}` : undefined;
}

/** All conditions of a yes, each once. */
export const conditionsIn = (all: readonly {condition?: string | undefined}[]): string[] => [
  ...new Set(all.flatMap(({condition}) => condition ?? [])),
];

/** The first condition of a yes, and how many more there are. */
function inShort([first = '', ...others]: string[]): string {
  const rest = others.length > 1 ? `, and ${others.length} more things are right` : ', and one more thing is right';
  return `${plainInline(first)}${others.length > 0 ? rest : ''}`;
}

/** "2 warn, 1 ignored" */
export const countsOf = (findings: readonly FindingGroup[]): string =>
  SEVERITIES.flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    const {one, many = one} = SEVERITY_WORDS[severity];
    return count > 0 && severity !== 'ok' ? `${count} ${count === 1 ? one : many}` : [];
  }).join(', ');
