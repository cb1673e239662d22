import type {Context} from '../../context';
import {repositoryOf} from '../../project/image';
import type {Service} from '../../project/service';
import {at, child, isMap, isScalar, itemsOf, textOf} from '../../yaml/value';
import {type FindGap, type Hit, each, factsOf, imageWord} from './gap';
import {
  CODE,
  type Content,
  EXCHANGED,
  type Mount,
  baseName,
  contentOf,
  isBelow,
  isInit,
  isInside,
  isOwn,
  isOwnerJob,
  isPrivate,
  isRemade,
  isSocket,
  keepsData,
  keepsFiles,
  mountsOf,
  pathOf,
  trimmed,
} from './mount';

const foundAt = ({value, below, text}: Mount, slots?: Hit['slots']) => ({place: value, below, subject: text, slots});

const eachMount = (isGap: (mount: Mount, service: Service, context: Context) => boolean, slotsOf = noSlots): FindGap =>
  each((service, context) =>
    isOwnerJob(service)
      ? []
      : mountsOf(service)
          .filter((mount) => isGap(mount, service, context))
          .map((mount) => ({
            ...foundAt(mount, slotsOf(mount, service)),
            variant: isPrivate(mount) ? 'private' : isInside(mount.source) ? undefined : 'outside',
          })),
  );

const noSlots = (_mount: Mount, _service: Service): Hit['slots'] => undefined;

/** Source and target as a Dockerfile copies them. */
const copySlots = ({source, target}: Mount, {image}: Service): Hit['slots'] => ({
  IMAGE: image,
  SOURCE: trimmed(source).replace(/^\.\/(?=.)/, ''),
  TARGET: target,
});

/** Whether the image comes from a registry, so nothing of the project is in it, and the mount brings what it lacks. */
const brings = (content: Content, mount: Mount, service: Service, context: Context): boolean =>
  service.image !== '' &&
  !service.value.entries.has('build') &&
  (service.managed.length === 0 || content === 'config') &&
  contentOf(mount, service, context) === content;

const hasRuntime = ({image}: Service, context: Context): boolean =>
  factsOf(context).runtimes.includes(imageWord(image));

/** Top-level `configs` that a service mounts. */
const topLevelConfigs = each(({build, image, value}, {root}) => {
  if (build || !image) return undefined;
  return itemsOf(child(value, 'configs')).flatMap((item, index) => {
    const name = textOf(isMap(item) ? child(item, 'source') : item);
    if (name === undefined) return [];
    const subject = textOf(at(root, 'configs', name, 'file')) ?? name;
    const TARGET = textOf(child(item, 'target')) ?? `/${name}`;
    const slots = {IMAGE: image, SOURCE: subject.replace(/^\.\//, ''), TARGET};
    return [{place: item, below: `configs.${index}`, subject, slots}];
  });
});

const bringsFile = eachMount((...mount) => brings('config', ...mount), copySlots);
const bringsConfig: FindGap = (context) =>
  bringsFile(context).map((hit) => (hit.service.managed.length > 0 ? {...hit, variant: 'store'} : hit));

const machineFiles = eachMount((...mount) => contentOf(...mount) === 'machine');

/** Docker through a socket, or through another service that has the socket. */
const INSIDE = /^(?:unix:|tcp:\/\/[\w-]+(?::|$))/;

/** Files of the machine that a container has only there. */
export const MOUNT_GAPS = {
  'docker-socket': each((service, context) => {
    const {optionalSocket, dockerTools} = factsOf(context);
    const sockets = mountsOf(service).filter(isSocket);
    const name = `/${repositoryOf(service.image)}`;
    const isOptional = optionalSocket.some((one) => name.endsWith(`/${one}`));
    const isBuilt = service.value.entries.has('build');
    const others = sockets.length > 0 ? [] : service.environment.filter(({name}) => name === 'DOCKER_HOST');
    const variant = isBuilt ? 'own' : dockerTools[imageWord(service.image).toLowerCase()];
    const certainty = isOptional ? ('likely' as const) : undefined;
    return [
      ...sockets.map((mount) => foundAt(mount)),
      ...others.flatMap(({name, text, key}) =>
        text !== null && INSIDE.test(text) ? {place: key, below: `environment.${name}`, subject: text} : [],
      ),
    ].map((found) => ({...found, certainty, variant, leavesOut: !isOptional && !isBuilt}));
  }),

  'init-scripts': eachMount((mount, {build}) => !build && mount.isBind && isInit(mount)),

  'code-mount': eachMount(
    (mount, service, context) => brings('code', mount, service, context) && hasRuntime(service, context),
    copySlots,
  ),

  /** A folder of the project in a ready image, which may bring what the app needs or keep what it makes. */
  'own-folder': eachMount((mount, service, context) => {
    const isFolder = mount.isBind && isOwn(mount) && !isPrivate(mount);
    const isKnown = keepsData(mount, service, context) || isRemade(mount);
    const isOpen = (['unknown', 'code'] as const).some((content) => brings(content, mount, service, context));
    return isFolder && !isKnown && isOpen && !hasRuntime(service, context) && !isSocket(mount) && !isInit(mount);
  }, copySlots),

  'config-file': (context) => [...bringsConfig(context), ...topLevelConfigs(context)],

  /** The build may copy such a file, but never a private key. */
  'config-on-build': (context) =>
    eachMount((mount, service) => {
      const isSource = factsOf(context).sourceFiles.includes(baseName(mount.source)) || CODE.test(mount.source);
      return service.value.entries.has('build') && !isSource && contentOf(mount, service, context) === 'config';
    }, copySlots)(context),

  /** A folder that the build of a service doesn't see, also of one that the CLI leaves out for an image. */
  'code-outside-build': eachMount((mount, service, context) => {
    const build = child(service.value, 'build');
    const folder = isScalar(build) ? textOf(build) : textOf(child(build, 'context'));
    const from = pathOf(mount.source);
    const isSeen = from !== null && isBelow(from, [pathOf(folder ?? '.') ?? from]);
    const isPassing = isRemade(mount) || isSocket(mount) || isPrivate(mount);
    if (!build || from === null || isSeen || isPassing || !isOwn(mount) || isInit(mount)) return false;
    return ['unknown', 'code'].includes(contentOf(mount, service, context)) && !EXCHANGED.test(baseName(mount.source));
  }, copySlots),

  'host-files': (context) =>
    machineFiles(context).map((hit) => {
      const isTool = factsOf(context).machineTools.includes(imageWord(hit.service.image));
      return isTool ? {...hit, certainty: 'certain', leavesOut: true} : hit;
    }),

  'shared-volume': (context) => {
    const users = new Map<string, [Service, Mount][]>();
    for (const service of context.services.filter((one) => !isOwnerJob(one)))
      for (const mount of mountsOf(service)) {
        if (!keepsFiles(mount, service, context)) continue;
        const source = trimmed(mount.source);
        const others = users.get(source) ?? [];
        if (!others.some(([other]) => other === service)) users.set(source, [...others, [service, mount]]);
      }
    const named = [...users.values()].flatMap(([first, ...others]) =>
      first && others.length > 0
        ? [{service: first[0], ...foundAt(first[1], {OTHER: others.map(([{name}]) => name)})}]
        : [],
    );
    const others = each(({value}) =>
      itemsOf(child(value, 'volumes_from')).map((place) => {
        const [subject = ''] = (textOf(place) ?? '').split(':');
        return {place, below: 'volumes_from', subject, slots: {OTHER: [subject]}};
      }),
    )(context);
    return [...named, ...others];
  },

  'replicas-with-volume': eachMount((mount, service, context) => {
    const replicas = Number(textOf(at(service.value, 'deploy', 'replicas')) ?? 1);
    return replicas > 1 && !mount.isReadOnly && keepsFiles(mount, service, context);
  }),
} satisfies Record<string, FindGap>;
