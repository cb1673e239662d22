import type {ServiceRule} from '../context';
import {ingressPorts, modeOf} from '../project/ports';
import {isInDefaultNetwork} from '../project/service';
import {effectAt} from './engine-remark';
import {keyOf} from './keys';
import {atPort} from './ports';

/** Host ports, and ingress ports after the first: dropped on one cloud, and open to the internet on others. */
export const enginePorts: ServiceRule = (service, context) => {
  const {report, input} = context;
  if (service.managed.length > 0 || service.isModelProvider || service.isPartial) return;
  const key = keyOf('ports.mode', context);
  const {effect, note = ''} = (key && effectAt(key, input.provider)) ?? {};
  if (effect === 'limited') {
    const [first] = ingressPorts(service);
    for (const port of service.ports.filter((one) => one !== first))
      report.say('engine-port-dropped', atPort(service, port), {NUMBER: String(port.target), NOTE: note});
  }
  if (effect !== 'depends' || (input.provider === 'aws' && !isInDefaultNetwork(service))) return;
  const open = service.ports.find((port) => modeOf(port) !== 'ingress');
  if (open) report.say('engine-host-port', atPort(service, open), {NOTE: note});
};
