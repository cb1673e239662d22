import type {Service} from '../project/service';
import {ingressPorts} from '../project/ports';
import {child} from '../yaml/value';
import type {Plan} from './plan';
import {leavesHost} from './ports';

/** On AWS, the ports for other services may be open to the internet in the network `default`, and are closed in another one. */
export function privateNetwork(plan: Plan): void {
  const {context, services} = plan;
  const hasOwn = services.some(
    (service) =>
      service.value.entries.has('networks') ||
      (service.value.entries.has('network_mode') && !leavesHost(plan, service)),
  );
  // Networks of the author's own have a meaning of their own.
  if (context.input.provider !== 'aws' || hasOwn || child(context.root, 'networks')) return;
  const isPublic = (service: Service): boolean =>
    plan.published.has(service.name) ||
    service.isStatic ||
    ingressPorts(service).some(({target}) => !plan.closed.has(`${service.name}:${target}`));
  const inner = services.filter(
    (service) => !isPublic(service) && (service.ports.length > 0 || plan.ported.has(service.name)),
  );
  const [first] = inner.filter(({name, managed}) => managed.length === 0 && !plan.managed.has(name));
  if (!first) return;
  plan.propose(first, {
    reason: 'private-network',
    slots: {OTHERS: inner.map(({name}) => name).join(' ')},
    apply(draft) {
      for (const service of services)
        draft.add(
          plan.ownMap(service.name),
          'networks',
          inner.includes(service) ? ['private'] : ['default', 'private'],
          ['ports', 'image', 'build'],
        );
      const [root] = plan.roots;
      if (root) draft.add(root, 'networks', {private: {}});
    },
  });
}
