import type {Finding, Severity} from './types';
import {severitiesInOrder} from './words';

/** The same finding at one or several places. */
export interface FindingGroup {
  id: string;
  rule: string;
  severity: Severity;
  /** Names of the key, or of the services. */
  title: string;
  text: string;
  /** What to do: one for all places, or one for each. */
  remedies: string[];
  link?: string;
  messages: string[];
  places: {file: string; line: number; path: string}[];
  hasFix: boolean;
}

/** `ports`, for `services.web.ports[0].target` */
function titleOf({path, service, rule, subject}: Finding): string {
  if (subject) return subject;
  const own = service ? path.replace(`services.${service}`, '').replace(/^\./, '') : path;
  return own.replaceAll(/\[\d+\]|\.\d+(?=\.|$)/g, '') || service || rule;
}

/**
 * Findings by severity; the same finding at several places becomes one group.
 *
 * @param first the rule to begin with, among those of its severity
 */
export function groupFindings(findings: readonly Finding[], first?: string): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const finding of findings) {
    const {rule, severity, text, remedy, link, message, file, start, path, fix} = finding;
    // The same gap at several places has one reason, and a remedy for each of them.
    const isGap = rule.startsWith('gap:');
    const key = (isGap ? [rule, severity] : [rule, severity, text, remedy]).join('\n');
    const group = groups.get(key) ?? {
      id: '',
      rule,
      severity,
      title: titleOf(finding),
      text,
      remedies: [],
      ...(link && {link}),
      messages: [],
      places: [],
      hasFix: false,
    };
    const title = titleOf(finding);
    if (!group.title.split(', ').includes(title)) group.title += `, ${title}`;
    group.places.push({file, line: start.line, path});
    if (message && !group.messages.includes(message)) group.messages.push(message);
    if (remedy && !group.remedies.includes(remedy)) group.remedies.push(remedy);
    group.hasFix ||= fix !== undefined;
    groups.set(key, group);
  }
  const weight = ({severity, rule}: FindingGroup) => severitiesInOrder.indexOf(severity) - (rule === first ? 0.5 : 0);
  return [...groups.values()]
    .sort((one, other) => weight(one) - weight(other))
    .map((group, at) => ({...group, id: `finding-${at + 1}`}));
}
