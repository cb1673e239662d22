import type {Service} from '../project/service';
import {type Value, child, itemsOf, textOf} from '../yaml/value';
import {inService, says} from './places';

const NAME = /^[a-zA-Z0-9._-]+$/;
/** Keys that may name another service as `service:NAME`. */
const NAMESPACES = ['network_mode', 'ipc', 'pid', 'uts', 'cgroup'];

interface Named {
  name: string;
  place: Value;
  key: string;
}

const namesIn = ({value}: Service, key: string, nameOf: (text: string) => string | null = (text) => text): Named[] =>
  itemsOf(child(value, key)).flatMap((place) => {
    const name = nameOf(textOf(place) ?? '');
    return name === null ? [] : [{name, place, key}];
  });

/** The service that a text names: `SERVICE:ALIAS`. */
function linked(text: string): string {
  const parts = text.split(':');
  return parts.length === 2 ? (parts[0] ?? '') : text;
}

/** Names that the tool writes below `depends_on`. */
const dependenciesOf = (service: Service): Named[] => [
  ...namesIn(service, 'depends_on'),
  ...namesIn(service, 'links', linked),
  ...NAMESPACES.flatMap((key) => namesIn(service, key, (text) => (/^service:/.test(text) ? text.slice(8) : null))),
  ...namesIn(service, 'volumes_from', (text) => (/^container:/.test(text) ? null : (text.split(':')[0] ?? ''))),
];

/**
 * The check before a deployment reads the project again as the tool has written it: names in lists have become keys there,
 * and keys have a form.
 */
export const NAME_RULES = says({
  'name-form': (service) =>
    Object.entries({networks: namesIn(service, 'networks'), depends_on: dependenciesOf(service)}).flatMap(
      ([SECTION, names]) => {
        const wrong = names.filter(({name}) => !NAME.test(name));
        const NAMES = [...new Set(wrong.map(({name}) => `'${name}'`))].sort().join(', ');
        return wrong.map(({name, place, key}) => ({
          ...inService(service, place, key),
          slots: {SECTION, NAMES, NAME: name},
          id: name.includes('${') ? 'name-open' : undefined,
        }));
      },
    ),
});
