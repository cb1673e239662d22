import {slotOf} from '../judge/gaps/gap';
import type {Service} from '../project/service';
import {bytesOf} from '../shapes/formats';
import {textOf} from '../yaml/value';
import type {Plan} from './plan';

const PATH = ['deploy', 'resources', 'reservations', 'memory'];
const LIMIT = ['deploy', 'resources', 'limits', 'memory'];

/** Reserves memory for a service, next to what it has under `deploy`. */
export function reserve(plan: Plan, service: Service, reason: string, memory: string, slots = {}): void {
  const isLimited = !plan.part(service.name, ...PATH.slice(0, 3)) && plan.part(service.name, ...LIMIT);
  plan.propose(service, {
    reason,
    slots: {SIZE: memory, ...slots},
    apply(draft) {
      // Docker refuses a limit below what is reserved.
      for (const limit of [plan.part(service.name, 'mem_limit'), plan.part(service.name, ...LIMIT)])
        if (limit && (bytesOf(textOf(limit.value) ?? '') ?? Infinity) < (bytesOf(memory) ?? 0))
          draft.replace(limit.value, memory);
      plan.set(draft, service.name, isLimited ? LIMIT : PATH, memory, ['environment', 'ports', 'image', 'build']);
    },
  });
}

/** What the file itself asks for. */
export function reservations(plan: Plan): void {
  for (const hit of plan.hits('too-little-memory').filter(({service}) => plan.services.includes(service)))
    reserve(plan, hit.service, 'reserve-memory', slotOf(hit, 'CHANGE'), {NAME: slotOf(hit, 'NAME')});
}
