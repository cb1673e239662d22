import type {Context} from '../context';
import {type Port, modeOf} from '../project/ports';
import {type Service, isInDefaultNetwork} from '../project/service';

/** Ports that the internet reaches past the load balancer, as the public engine opens them. */
export function openPorts(service: Service, {rules, input}: Context): Port[] {
  const opens = rules.plan.clouds[input.provider]?.hostPorts;
  const isOpen = opens === 'open' || (opens === 'open-in-default-network' && isInDefaultNetwork(service));
  return isOpen && service.managed.length === 0 && !service.isModelProvider && !service.isPartial
    ? service.ports.filter((port) => modeOf(port) === 'host')
    : [];
}
