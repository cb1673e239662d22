import {SEVERITIES} from '../data/severities';
import type {Explanation, Finding, Severity} from './types';

/** The same finding at one or several places. */
export interface FindingGroup {
  id: string;
  rule: string;
  severity: Severity;
  /** What it is instead of a severity, in a word: a message of a log has that. */
  kind?: string;
  /** Names of the key, or of the services. */
  title: string;
  headline?: string;
  /** What must be so for a yes, where that isn't certain. */
  condition?: string;
  /** Names whose values alone are missing. */
  missing?: string[];
  text: string;
  /** What to do: one for all places, or one for each. */
  remedies: string[];
  link?: string;
  messages: string[];
  places: {file: string; line: number; path: string; service?: string | undefined}[];
  hasFix: boolean;
}

/** `ports`, for `services.web.ports[0].target` */
function titleOf({path, service, rule, subject}: Finding): string {
  if (subject) return subject;
  const own = service ? path.replace(`services.${service}`, '').replace(/^\./, '') : path;
  return own.replaceAll(/\[\d+\]|\.\d+(?=\.|$)/g, '') || service || rule;
}

/** What several findings say about one place is listed once. */
function addPlace({places}: FindingGroup, place: FindingGroup['places'][number]): void {
  const isSame = ({file, line, path}: typeof place) =>
    file === place.file && line === place.line && path === place.path;
  if (!places.some(isSame)) places.push(place);
}

/**
 * Findings by severity; the same finding at several places becomes one group.
 *
 * @param first the rule to begin with, among those of its severity
 */
export function groupFindings(findings: readonly Finding[], first?: string): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  // What goes under another finding only adds its message and its place.
  const causes = [...findings].sort(
    (one, other) => Number(one.under !== undefined) - Number(other.under !== undefined),
  );
  for (const finding of causes) {
    const {rule, severity, headline, condition, text, remedy, link, message, file, start, path, fix, under, missing} =
      finding;
    const about = [...groups.values()].filter((group) => group.rule === under);
    const cause = about.find(({places}) => places.some((place) => place.service === finding.service)) ?? about[0];
    if (cause) {
      if (message && !cause.messages.includes(message)) cause.messages.push(message);
      // What the CLI says shows a line; of what else is wrong with a service that is to be left out, none matters.
      if (message && finding.service !== undefined)
        addPlace(cause, {file, line: start.line, path, service: finding.service});
      continue;
    }
    // The same gap at several places has one reason, and a remedy for each of them.
    const isGap = rule.startsWith('gap:');
    const key = (isGap ? [rule, severity] : [rule, severity, text, remedy]).join('\n');
    const title = titleOf(finding);
    const group = groups.get(key) ?? {
      id: '',
      rule,
      severity,
      title,
      ...(headline && {headline}),
      ...(condition && {condition}),
      ...(missing && {missing: []}),
      text,
      remedies: [],
      ...(link && {link}),
      messages: [],
      places: [],
      hasFix: false,
    };
    if (!group.title.split(', ').includes(title)) group.title += `, ${title}`;
    addPlace(group, {file, line: start.line, path, service: finding.service});
    if (message && !group.messages.includes(message)) group.messages.push(message);
    if (remedy && !group.remedies.includes(remedy)) group.remedies.push(remedy);
    if (!missing) delete group.missing;
    else group.missing?.push(...missing);
    group.hasFix ||= fix !== undefined;
    groups.set(key, group);
  }
  const weight = ({severity, rule}: FindingGroup) => SEVERITIES.indexOf(severity) - (rule === first ? 0.5 : 0);
  return [...groups.values()]
    .sort((one, other) => weight(one) - weight(other))
    .map((group, at) => ({...group, id: `finding-${at + 1}`}));
}

const SEVERITY_OF = {error: 'stops', warning: 'warns', info: 'limited'} as const;
const KINDS = {error: 'Error', warning: 'Warning', info: 'Notice'} as const;

/** The messages of a log as findings about it, in their order. */
export const groupExplanations = (explanations: readonly Explanation[], file: string): FindingGroup[] =>
  explanations.map(({id, kind, root, line, matched, cause, remedy, link}, at) => ({
    id: `message-${at + 1}`,
    rule: id,
    severity: SEVERITY_OF[kind],
    kind: root && explanations.length > 1 ? 'Root cause' : KINDS[kind],
    title: id,
    text: cause,
    remedies: [`**What to do:** ${remedy}`],
    link,
    messages: [matched],
    places: [{file, line, path: ''}],
    hasFix: false,
  }));
