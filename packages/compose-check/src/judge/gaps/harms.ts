import type {Context} from '../../context';
import {isOn, isPublic, openPorts} from '../../plan/facts';
import {ingressPorts} from '../../project/ports';
import {type Store, isStateful, repositoryOf} from '../../project/image';
import type {Service} from '../../project/service';
import {isPlainSecret} from '../../secret';
import {type ScalarValue, isScalar} from '../../yaml/value';
import {type FindGap, each, factsOf, isAdminTool, ofKey, protocolAt} from './gap';
import {keepsData, mountsOf} from './mounts';

/** The key that makes the provider run a store, if it can. */
function managedKey(store: Store | undefined, {rules, input}: Context): string | undefined {
  const kind = rules.resources.kinds.find(({id}) => id === store);
  return kind?.values[input.provider]?.managed ? `x-${rules.product.slug}-${store}` : undefined;
}

/** Whether the image is a database that runs in a container of its own: one that forgets its data there. */
function isDatabase(service: Service, context: Context): boolean {
  const isManaged = service.managed.some((store) => {
    const key = managedKey(store, context);
    return key !== undefined && isOn(service, key);
  });
  const {databases} = factsOf(context);
  const isOne = databases.some((ending) => repositoryOf(service.image).endsWith(ending));
  return isOne && !isManaged && !service.isPartial && !service.isModelProvider;
}

/** Whether a provider runs it as one of these stores. */
const isStore = (service: Service, {rules}: Context, stores: readonly Store[]): boolean =>
  stores.some((store) => isOn(service, `x-${rules.product.slug}-${store}`));

const writtenIn = ({template, value}: ScalarValue): string => template ?? String(value);

/** What harms whoever deploys, although the app starts and answers. */
export const HARM_GAPS = {
  'empty-database': each((service, context) => {
    const key = isDatabase(service, context) ? managedKey(service.stores[0], context) : undefined;
    return key !== undefined && {...ofKey(service, 'image', service.name), slots: {CHANGE: `${key}: true`}};
  }),

  'lost-database': each(
    (service, context) =>
      isDatabase(service, context) &&
      managedKey(service.stores[0], context) === undefined &&
      ofKey(service, 'image', service.name),
  ),

  'lost-files': each((service, context) =>
    isDatabase(service, context)
      ? []
      : mountsOf(service).flatMap((mount) =>
          keepsData(mount, service, context) ? [{place: mount.value, below: mount.below, subject: mount.text}] : [],
        ),
  ),

  'open-port': each((service, context) =>
    openPorts(service, context).flatMap((port) => {
      if (service.stores.length === 0 && !isStateful(service.image, factsOf(context))) return [];
      const below = port.index < 0 ? 'ports' : `ports.${port.index}`;
      return [{place: port.place, below, subject: service.name, slots: {NUMBER: String(port.target)}}];
    }),
  ),

  'open-tool': each((service, context) => {
    const [open] = ingressPorts(service).filter(({target}) => protocolAt(target, service, context) === undefined);
    if (!open || !isPublic(service, context) || !isAdminTool(service, context)) return false;
    return {place: open.place, below: `ports.${open.index}`, subject: service.name};
  }),

  'plain-secret': each(({environment}) =>
    environment.flatMap(({name, text, key, value}) =>
      // What an env file or a variable brings isn't in the Compose file.
      text !== null && isScalar(value) && writtenIn(value).includes(text) && isPlainSecret(name, text)
        ? [{place: key, below: `environment.${name}`, subject: name, slots: {NAME: name}}]
        : [],
    ),
  ),
  'ha-redis': each((service, context) => isStore(service, context, ['redis']) && ofKey(service, 'image', service.name)),

  'own-network': (context) => {
    const [first] = context.services.filter((service) => isStore(service, context, ['postgres', 'redis']));
    return first ? [{service: first, ...ofKey(first, 'image', first.name)}] : [];
  },
} satisfies Record<string, FindGap>;
