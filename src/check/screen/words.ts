import type {IconName} from '@site/src/components/Icon/Icon';
import {plainInline} from 'compose-check/inline-markdown';
import type {CheckResult, Finding, Mode, Severity} from 'compose-check/types';
import type {Verdict} from 'compose-check/verdict';

export const MODES: readonly {id: Mode; name: string}[] = [
  {id: 'affordable', name: 'Affordable'},
  {id: 'balanced', name: 'Balanced'},
  {id: 'high_availability', name: 'High availability'},
];

/** The Compose reference's names for what happens to a key. */
export const SEVERITIES: Record<Severity, {name: string; icon: IconName; count: (count: number) => string}> = {
  stops: {name: 'Stops', icon: 'danger', count: (count) => `${count} ${count === 1 ? 'stops' : 'stop'} it`},
  'wont-work': {name: 'Won’t work', icon: 'danger', count: (count) => `${count} won’t work`},
  'may-not-work': {name: 'May not work', icon: 'caution', count: (count) => `${count} may not work`},
  warns: {name: 'Warns', icon: 'caution', count: (count) => `${count} ${count === 1 ? 'warns' : 'warn'}`},
  ignored: {name: 'Ignored', icon: 'note', count: (count) => `${count} ignored`},
  limited: {name: 'Limited', icon: 'info', count: (count) => `${count} limited`},
  becomes: {name: 'Changes', icon: 'tip', count: (count) => `${count} ${count === 1 ? 'changes' : 'change'}`},
  note: {
    name: 'Depends',
    icon: 'note',
    count: (count) => `${count} ${count === 1 ? 'depends' : 'depend'} on your engine`,
  },
  ok: {name: 'Fine', icon: 'check', count: (count) => `${count} fine`},
};

export const severitiesInOrder = Object.keys(SEVERITIES) as Severity[];

type Judged = Pick<Finding, 'severity'>;

/** Whether a reader should know about it before deploying. */
const isNoted = ({severity}: Judged): boolean => !['ok', 'becomes', 'note'].includes(severity);

/** The color of a verdict. */
export const SEVERITY_OF_VERDICT: Record<Verdict, Severity> = {
  stops: 'stops',
  'not-checked': 'warns',
  'wont-work': 'wont-work',
  'yes-if': 'warns',
  yes: 'ok',
};

/** The answer to "Will it work?" in one line. */
export function verdictOf(
  verdict: Verdict,
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
    .map(([severity, count]) => SEVERITIES[severity].count(count))
    .join(', ');
}

/** A typical file: it deploys, but not everything in it has an effect. */
export const EXAMPLE = `services:
  web:
    build: .
    restart: always
    container_name: shop-web
    ports:
      - "3000:3000"
    environment:
      SESSION_KEY:
      DATABASE_URL: postgres://shop@db:5432/shop
    depends_on:
      - db
    networks:
      - backend

  db:
    image: postgres:17
    environment:
      POSTGRES_PASSWORD:
    volumes:
      - data:/var/lib/postgresql/data
    networks:
      - backend

volumes:
  data:

networks:
  backend:
`;

/** Summary of a log. */
export function knownText(explanations: readonly unknown[]): string {
  if (explanations.length === 0) return 'No known message';
  return explanations.length === 1 ? 'One known message' : `${explanations.length} known messages`;
}
