import {WHICH_ENGINE} from '../../../data/engine-schema';
import type {ServiceRule} from '../context';
import {type Port, ingressPorts, modeOf} from '../project/ports';
import {type Service, isInDefaultNetwork} from '../project/service';
import {effectAt} from './engine-remark';
import {inService, keyTable, linkToKey} from './keys';

/** Ports that the engine of the provider drops: those after the first ingress port, and host ports. */
function droppedPorts({ports}: Service): Port[] {
  const [first] = ingressPorts({ports});
  return ports.filter((port) => port !== first);
}

/** Host ports, and ingress ports after the first: dropped on one cloud, and open to the internet on others. */
export const enginePorts: ServiceRule = (service, context) => {
  const {report, input} = context;
  if (service.managed.length > 0 || service.isModelProvider || service.isPartial) return;
  const key = keyTable(context).get('ports')?.get('mode');
  const engine = key && effectAt(key, input.provider);
  if (!engine) return;
  if (engine.effect === 'limited') {
    for (const port of droppedPorts(service))
      report.add({
        ...inService(service, port.place, `ports${port.index < 0 ? '' : `.${port.index}`}`),
        rule: 'engine-port-dropped',
        severity: 'limited',
        text: `Port ${port.target} can't be reached on this cloud. ${engine.note ?? ''}`.trim(),
        remedy:
          'Give a service that others use one `ingress` port. To keep it private, list only networks other than `default`.',
        link: linkToKey('ports', 'mode'),
      });
    return;
  }
  if (engine.effect !== 'depends' || (input.provider === 'aws' && !isInDefaultNetwork(service))) return;
  const [open] = service.ports.filter((port) => modeOf(port) !== 'ingress');
  if (!open) return;
  report.add({
    ...inService(service, open.place, `ports${open.index < 0 ? '' : `.${open.index}`}`),
    rule: 'engine-host-port',
    severity: 'note',
    text: `Who can reach a \`host\` port [depends on your engine](${WHICH_ENGINE}). ${engine.note ?? ''}`.trim(),
    link: linkToKey('ports', 'mode'),
  });
};
