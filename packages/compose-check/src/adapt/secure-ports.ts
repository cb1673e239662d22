import {ingressPorts} from '../project/ports';
import {isDebugging, protocolAt} from '../judge/gaps/gap';
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

/** Whoever reaches a debugger runs what they like in the service, and nobody debugs one in the cloud. */
export function debuggerPorts(plan: Plan): void {
  for (const service of plan.services)
    for (const port of service.ports.filter((one) => isOneEntry(one, service))) {
      const protocol = protocolAt(port.target, service, plan.context);
      if (!isDebugging(protocol)) continue;
      service.ports = service.ports.filter((one) => one !== port);
      plan.propose(service, {
        reason: 'debugger-port',
        subject: String(port.target),
        place: port.place,
        slots: {PORT: String(port.target)},
        apply: (draft) => draft.removeItem(port.place),
      });
    }
}
