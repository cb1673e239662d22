import type {Examined} from '../check-compose';
import {firstStep} from '../first-step';
import {type Hit, slotOf} from '../judge/gaps/gap';
import {mountsOf} from '../judge/gaps/mount';
import {fillSlots} from '../slots';
import type {CheckResult, Finding, NotJudged} from '../types';
import {judgeVerdict} from '../verdict';
import {withoutUndefined} from '../without-undefined';
import type {Draft} from './draft';
import {type Change, type Plan, remove} from './plan';
import {leavesHost} from './ports';
import {shown, slotsOf} from './shown';

/** Everything by which a service reaches other services' files, its host, or files that no image may have. */
const LOSSES = [
  'lost-files',
  'docker-socket',
  'shared-volume',
  'own-folder',
  'config-file',
  'config-on-build',
  'host-files',
  'privileged',
  'capabilities',
  'shared-network',
  'host-network',
] as const;

function dropLoss(plan: Plan, draft: Draft, {service, below, place, subject, slots}: Hit): void {
  if (!below.startsWith('volumes.')) return remove(draft, plan.parts(service.name, ...below.split('.')));
  const sharing = [slots?.['OTHER'] ?? []].flat();
  for (const other of plan.services.filter(({name}) => sharing.includes(name)))
    for (const {text, value} of mountsOf(other)) if (text === subject) draft.removeItem(value);
  draft.removeItem(place);
}

/**
 * What nothing in the cloud replaces stays in the file, so that every check of it says so. Only the reader knows whether the
 * service works without it.
 */
export function losses(plan: Plan): void {
  const shared = new Set(plan.hits('shared-volume').map(({place}) => place));
  for (const [gap, hit] of LOSSES.flatMap((id) => plan.hits(id).map((one) => [id, one] as const))) {
    const {service, below, subject, place, variant} = hit;
    const reasons: Record<string, string> = {'own-folder': 'kept-folder', 'lost-files': 'lost-files'};
    const reason = reasons[gap] ?? 'not-replaced';
    const isMount = /^volumes|^configs/.test(below);
    const isDone =
      plan.removed.has(service.name) ||
      (gap === 'lost-files' && shared.has(place)) ||
      ((reason !== 'not-replaced' || !isMount) && plan.managed.has(service.name)) ||
      (below === 'network_mode' && leavesHost(plan, service)) ||
      // The build gets what may be in an image.
      (isMount && plan.built.has(service.name) && variant === undefined && gap !== 'own-folder');
    if (isDone || !plan.part(service.name, ...below.split('.').slice(0, 1))) continue;
    const question = plan.ask(`${reason}:${service.name}:${below}`, ['keep', 'drop'], 'keep');
    plan.propose(service, {
      reason,
      subject: below,
      place,
      question,
      slots: {FILE: subject, OTHER: slotOf(hit, 'OTHER')},
      apply: (draft) => (question.answer === 'drop' ? dropLoss(plan, draft, hit) : undefined),
    });
  }
}

/** What a change only hides: an image that is now in a Dockerfile, or a network that is gone. */
const HIDDEN = new Set(['gap:inner-database', 'gap:lost-database', 'gap:other-project']);

/** Findings that are true of the adapted file too, whether it shows them or not. */
export const hiddenOf = ({findings, removed, managed}: Plan): Finding[] =>
  findings.filter(({rule, service = ''}) => HIDDEN.has(rule) && !removed.has(service) && !managed.has(service));

/** What a change takes away without a replacement, and what it takes for granted, in the verdict on the adapted file. */
export function withLosses(
  {result, context}: Examined,
  included: readonly Change[],
  answers: Readonly<Record<string, string>>,
  kept: readonly Finding[],
): CheckResult {
  const {report, rules, services} = context;
  const lost: Finding[] = [];
  const assumed: NotJudged[] = [];
  for (const change of included) {
    const reason = rules.adaptations.find(({id}) => id === change.reason);
    const place = services.find(({name}) => name === change.service)?.key ?? context.root;
    const {text, title, link} = shown(change, true, context);
    const where = {
      file: report.fileName(place),
      start: report.position(place, place.start),
      end: report.position(place, place.end),
    };
    if (reason?.left && change.service)
      lost.push(
        withoutUndefined({
          rule: `left:${reason.id}`,
          severity: reason.left,
          ...where,
          path: `services.${change.service}`,
          service: change.service,
          subject: title,
          text,
          link,
        }),
      );
    // A condition of a question that was answered is met, and what stays as it is takes nothing for granted.
    const isAsked =
      change.question && !/^(?:none|public)$/.test(change.question.answer) && answers[change.id] === undefined;
    if (reason?.condition && (isAsked || !reason.question))
      assumed.push({
        what: title,
        why: text,
        condition: fillSlots(reason.condition, slotsOf(change)),
        file: where.file,
        line: where.start.line,
      });
  }
  const isHere = (one: Finding) => result.findings.some(({rule, path}) => rule === one.rule && path === one.path);
  lost.push(...kept.filter((one) => !isHere(one)));
  if (lost.length + assumed.length === 0) return result;
  const findings = [...result.findings, ...lost];
  const notJudged = [...result.notJudged, ...assumed];
  const verdict = judgeVerdict(findings, notJudged, result.notChecked);
  const first = firstStep({...result, ...verdict, findings, notJudged}, rules);
  return {...result, ...verdict, first, findings, notJudged};
}
