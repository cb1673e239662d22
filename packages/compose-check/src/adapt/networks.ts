import {ingressPorts} from '../project/ports';
import type {Service} from '../project/service';
import {at, isMap} from '../yaml/value';
import type {Plan} from './plan';
import {hasNetworks} from './ports';

/** AWS and Azure close ports to the internet in a network other than `default`. */
export function privateNetwork(plan: Plan): void {
  const {context, services} = plan;
  const isAzure = context.input.provider === 'azure';
  if ((context.input.provider !== 'aws' && !isAzure) || hasNetworks(plan)) return;
  const hasPorts = (one: Service): boolean =>
    isAzure ? ingressPorts(one).length > 0 : one.ports.length > 0 || plan.ported.has(one.name);
  const inner = services.filter((one) => !plan.isPublic(one) && !one.isStatic && hasPorts(one));
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
      const [written] = plan.roots.flatMap((one) => at(one, 'networks') ?? []);
      if (isMap(written)) draft.add(written, 'private', {});
      else if (root) draft.add(root, 'networks', {private: {}});
    },
  });
}
