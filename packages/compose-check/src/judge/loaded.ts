import {linkToKey} from '../../data/compose/key-id';
import type {ServiceRule} from '../context';
import {child, itemsAt, textOf} from '../yaml/value';
import {inService, says} from './places';

/**
 * What's wrong with the short form of a mount: `SOURCE:TARGET:OPTIONS`, in which the colon of a drive letter doesn't
 * separate parts.
 */
function problemOf(spec: string): string | null {
  if (spec === '') return 'invalid empty volume spec';
  if (spec.length <= 2) return null;
  const parts = spec
    .replaceAll(/\$\{[^}]*\}/g, '_')
    .replaceAll(/(^|:)([A-Za-z]):/g, '$1$2_')
    .split(':');
  if (parts.includes('')) return `invalid spec: ${spec}: empty section between colons`;
  return parts.length > 3 ? `invalid spec: ${spec}: too many colons` : null;
}

/** Where a service may ask for devices. */
const DEVICES = [
  ['services', 'gpus', 'gpus'],
  ['deploy', 'resources.reservations.devices', 'deploy.resources.reservations.devices'],
] as const;

/** What the loader says about each service, even about one that isn't deployed. */
export const LOAD_RULES: ServiceRule[] = says({
  'port-form': (service) =>
    service.portProblems.map(({place, index, message}) => ({...inService(service, place, `ports.${index}`), message})),
  'mount-form': (service) =>
    itemsAt(service.value, 'volumes').flatMap((item, index) => {
      const spec = item.kind === 'scalar' ? textOf(item) : undefined;
      const message = spec === undefined ? null : problemOf(spec);
      return message ? {...inService(service, item, `volumes.${index}`), message} : [];
    }),
  // A bind mount in the long form needs a source, which the loader says when it makes the path absolute.
  'bind-source': (service) =>
    itemsAt(service.value, 'volumes').flatMap((item, index) => {
      const lacks = textOf(child(item, 'type')) === 'bind' && !child(item, 'source') && child(item, 'target');
      return lacks ? inService(service, item, `volumes.${index}`) : [];
    }),
  'device-count': (service) =>
    DEVICES.flatMap(([section, key, path]) =>
      itemsAt(service.value, ...path.split('.'))
        .filter((device) => child(device, 'count') && child(device, 'device_ids'))
        .map((device) => ({...inService(service, device, path), link: linkToKey(section, key), slots: {PATH: path}})),
    ),
  // Although the CLI watches nothing.
  'watch-path': (service) =>
    itemsAt(service.value, 'develop', 'watch').flatMap((item) => {
      const path = child(item, 'path');
      return path && textOf(path) === '' ? inService(service, path, 'develop.watch.path') : [];
    }),
});
