import {linkToKey} from '../../data/compose/key-id';
import type {Context, ProjectRule, ServiceRule} from '../context';
import type {Service} from '../project/service';
import type {Remark} from '../report';
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

/** Where something is said, with the reader's names for its words; and the ID of other words, where they fit better. */
type Said = Remark & {slots?: Record<string, string>; id?: string | undefined};
type Saying = Said | Said[] | false | undefined;

const sayAll = (said: Saying, usual: string, {report}: Context): void => {
  for (const {slots, id = usual, ...where} of [said || []].flat()) report.say(id, where, slots);
};

/** Rules that say one thing each about a service, by the ID of its words in the data. */
export const says = (rules: Record<string, (service: Service, context: Context) => Saying>): ServiceRule[] =>
  Object.entries(rules).map(
    ([id, find]): ServiceRule =>
      (...of) =>
        sayAll(find(...of), id, of[1]),
  );

/** The same about a project. */
export const saysOfProject = (rules: Record<string, (context: Context) => Saying>): ProjectRule[] =>
  Object.entries(rules).map(
    ([id, find]): ProjectRule =>
      (context) =>
        sayAll(find(context), id, context),
  );
