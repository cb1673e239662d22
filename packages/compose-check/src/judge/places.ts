import {linkToKey} from '../../data/compose/key-id';
import {type MapValue, type Place, entryAt} from '../yaml/value';

/**
 * Where a remark about a service points, with the link of the key that it's below.
 *
 * @param below path under the service, such as `environment.NAME`; the service itself without it
 */
export function inService({name}: {name: string}, place: Place, below = '') {
  const [key = ''] = below.split('.');
  return {
    place,
    path: ['services', name, ...(below ? [below] : [])].join('.'),
    service: name,
    link: key ? linkToKey('services', key) : linkToKey('top-level', 'services'),
  };
}

/** Where a key of a service is, such as `deploy.mode`; the service itself where it isn't set. */
export function atKey(service: {name: string; key: Place; value: MapValue}, below: string) {
  const entry = entryAt(service.value, ...below.split('.'));
  const {link} = inService(service, service.key, below);
  return {...inService(service, entry?.key ?? service.key, entry ? below : ''), link};
}
