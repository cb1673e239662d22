import {ingressPorts} from '../project/ports';
import type {Plan} from './plan';
import {isOneEntry, isOther} from './ports';

/** The load balancer has the certificate: what is left is the port for HTTP, if there's one. */
export function securePorts(plan: Plan): void {
  for (const {service, place} of plan.hits('https-port').filter((hit) => !plan.removed.has(hit.service.name))) {
    const open = ingressPorts(service).filter((port) => isOneEntry(port, service) && port.target !== 443);
    const secure = service.ports.find((port) => port.place === place && isOneEntry(port, service));
    const [plain] = open.filter(({target}) => !isOther(target, service, plan.context));
    if (!plain || !secure) continue;
    service.ports = service.ports.filter((port) => port !== secure);
    plan.propose(service, {
      reason: 'https-port',
      place,
      slots: {PORT: String(plain.target)},
      apply: (draft) => draft.removeItem(place),
    });
  }
}
