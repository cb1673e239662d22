import {HARMS, SEVERITIES} from '../data/severities';
import {groupFindings} from './finding-groups';
import {firstSentences} from './judge/notes';
import {ABSENT} from './project/load-findings';
import type {CheckResult, Finding, FirstStep, Rules} from './types';
import {withoutUndefined} from './without-undefined';

/** The most important finding of a severity: what others come from, then those in the file's order, then gaps in their own. */
function mostImportant(findings: readonly Finding[], severity: Finding['severity'], rules: Rules): Finding | undefined {
  const order = ['yaml-pasted', '', ...rules.gaps.gaps.map(({id}) => `gap:${id}`)];
  // What only lacks a value stops nothing once an env file has it.
  const isLater = ({missing}: Finding): number => (missing ? order.length : 0);
  const rank = ({rule}: Finding): number => (order.includes(rule) ? order.indexOf(rule) : order.indexOf(''));
  const all = findings.filter((finding) => finding.severity === severity && finding.under === undefined);
  return all.sort((one, other) => isLater(one) + rank(one) - isLater(other) - rank(other))[0];
}

/** What a finding is about, where its remedy doesn't say: `hostname` of `web`. A gap says it. */
function aboutOf({rule, path, service, remedy}: Finding): string {
  const key = service === undefined ? path : path.slice(`services.${service}.`.length);
  const parts = [key, service].filter(Boolean).map((name) => `\`${name}\``);
  const isSaid = rule.startsWith('gap:') || remedy?.includes(`\`${service}\``);
  return isSaid || parts.length === 0 ? '' : `${parts.join(' of ')}: `;
}

type Judged = Pick<CheckResult, 'verdict' | 'findings' | 'notJudged' | 'config' | 'services'>;

export function firstStep({verdict, findings, notJudged, config, services}: Judged, rules: Rules): FirstStep {
  const {slug} = rules.product;
  const open = notJudged.find(({condition}) => condition !== undefined);
  const worst = verdict === 'yes-if' && !open ? 'may-not-work' : verdict;
  const severity = SEVERITIES.find((one) => one === worst);
  const finding = severity && mostImportant(findings, severity, rules);
  if (finding) {
    const harms = groupFindings(findings).filter((group) => HARMS.some((harm) => harm === group.severity));
    const more = harms.length - Number(severity !== 'costs');
    const left = services.filter(({name}) => !findings.some((one) => one.leavesOut && one.service === name));
    const others = more > 0 ? `change what else harms or stops it (${more} more), and ` : '';
    const then = `Then ${others}deploy: \`${slug} compose up\`.`;
    return {
      text: `${aboutOf(finding)}${firstSentences(finding.remedy ?? finding.text, 1)} ${left.length > 0 ? then : 'Nothing else of this file is left to deploy.'}`,
      rule: finding.rule,
      line: finding.start.line,
      file: finding.file,
    };
  }
  const absent = notJudged.find(({why}) => why === ABSENT);
  if (verdict === 'not-checked' && absent) return {text: `Check it together with ${absent.what}.`};
  if (verdict === 'not-checked') return {text: `Ask the CLI: \`${slug} compose config\`.`};
  if (open) return withoutUndefined({text: `Make sure that ${open.condition}.`, line: open.line, file: open.file});
  const [name] = config;
  if (name)
    return {
      text: `Set ${config.length === 1 ? 'the value' : `${config.length} values`}: \`${slug} config set ${name}\`${config.length === 1 ? '.' : ' and so on.'}`,
    };
  return {text: `Deploy it: \`${slug} compose up\`.`};
}
