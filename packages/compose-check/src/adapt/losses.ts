import {type Hit, slotOf} from '../judge/gaps/gap';
import {mountsOf} from '../judge/gaps/mount';
import type {Draft} from './draft';
import {type Plan, remove} from './plan';
import {leavesHost} from './ports';

/** Everything by which a service reaches other services' files, its host, or files that no image may have. */
const LOSSES = [
  'docker-socket',
  'shared-volume',
  'own-folder',
  'config-file',
  'config-on-build',
  'host-files',
  'privileged',
  'host-namespace',
  'capabilities',
  'shared-network',
  'host-network',
] as const;

function dropLoss(plan: Plan, draft: Draft, {service, below, place, subject, slots}: Hit): void {
  if (!below.startsWith('volumes')) return remove(draft, plan.parts(service.name, ...below.split('.')));
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
  for (const [gap, hit] of LOSSES.flatMap((id) => plan.hits(id).map((one) => [id, one] as const))) {
    const {service, below, subject, place, variant} = hit;
    const isDone =
      plan.removed.has(service.name) ||
      (gap === 'own-folder' && plan.managed.has(service.name)) ||
      (below === 'network_mode' && leavesHost(plan, service)) ||
      // The build gets what may be in an image.
      (below.startsWith('volumes') && plan.built.has(service.name) && variant === undefined && gap !== 'own-folder');
    if (isDone || !plan.part(service.name, ...below.split('.').slice(0, 1))) continue;
    const reason = gap === 'own-folder' ? 'kept-folder' : 'not-replaced';
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
