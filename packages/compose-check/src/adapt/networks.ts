import {ingressPorts} from '../project/ports';
import {isAdminTool} from '../judge/gaps/gap';
import {type Service, isInDefaultNetwork} from '../project/service';
import {at, isList, isMap} from '../yaml/value';
import type {Plan} from './plan';
import {hasNetworks, isOther, isOtherServer} from './ports';

/** Azure opens a port to visitors only in the network `default`: what the author published gets into it. */
export function publicNetwork(plan: Plan): void {
  if (plan.context.input.provider !== 'azure') return;
  for (const service of plan.services) {
    const written = plan.part(service.name, 'networks')?.value;
    const isTool = isAdminTool(service, plan.context) || isOtherServer(service, plan.context);
    const open = ingressPorts(service).filter(({target, hostIp}) => !hostIp && !isOther(target, service, plan.context));
    if (!written || isTool || isInDefaultNetwork(service) || plan.hidden.has(service.name) || open.length === 0)
      continue;
    plan.propose(service, {
      reason: 'public-network',
      place: written,
      apply(draft) {
        if (isList(written)) draft.append(written, 'default');
        else if (isMap(written)) draft.add(written, 'default', {});
      },
    });
  }
}

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
