import type {Context} from '../../context';
import type {Service} from '../../project/service';
import {type Value, at, child, isList, isMap, isScalar, itemsOf, textOf} from '../../yaml/value';
import {type FindGap, type Hit, factsOf, imageWord} from './gap';

interface Mount {
  /** Empty for a volume without a name. */
  source: string;
  target: string;
  /** A file or folder of the machine, not a volume. */
  isBind: boolean;
  isReadOnly: boolean;
  /** As the file writes it. */
  text: string;
  value: Value;
  below: string;
}

const isPath = (source: string): boolean => /^(?:[./~]|[A-Za-z]:[\\/]|\$\{?PWD\}?)/.test(source);

function readMount(value: Value, index: number): Mount | null {
  const below = `volumes.${index}`;
  if (isMap(value)) {
    const source = textOf(child(value, 'source')) ?? textOf(child(value, 'src')) ?? '';
    const readOnly = child(value, 'read_only');
    return {
      source,
      target: textOf(child(value, 'target')) ?? '',
      isBind: textOf(child(value, 'type')) === 'bind',
      isReadOnly: isScalar(readOnly) && readOnly.value === true,
      text: source,
      value,
      below,
    };
  }
  const text = textOf(value) ?? '';
  // The colon of a drive letter, and of a default in `${A:-b}`, doesn't separate parts.
  const [source = '', target, options = ''] = text
    .replaceAll(/\$\{[^}]*\}/g, (reference) => reference.replaceAll(':', '\u0000'))
    .replace(/^([A-Za-z]):(?=[\\/])/, '$1\u0000')
    .split(':')
    .map((part) => part.replaceAll('\u0000', ':'));
  if (target === undefined) return {source: '', target: source, isBind: false, isReadOnly: false, text, value, below};
  const isReadOnly = options.split(',').includes('ro');
  return {source, target, isBind: isPath(source), isReadOnly, text: source, value, below};
}

export function mountsOf(service: Service): Mount[] {
  const volumes = child(service.value, 'volumes');
  return (isList(volumes) ? volumes.items : []).flatMap((item, index) => readMount(item, index) ?? []);
}

const hitOf = (service: Service, {value, below, text}: Mount, slots: Hit['slots'] = {}): Hit => ({
  service,
  place: value,
  below,
  subject: text,
  slots,
});

const SOCKET = /(?:docker|podman|containerd)\.sock$/;
export const isSocket = ({source, target}: Mount): boolean => SOCKET.test(source) || SOCKET.test(target);

/** All mounts of all services, with the service. */
const everyMount = ({services}: Context): [Service, Mount][] =>
  services.flatMap((service) => mountsOf(service).map((mount): [Service, Mount] => [service, mount]));

const INIT = '/docker-entrypoint-initdb.d';

const isInit = ({target}: Mount): boolean => target.startsWith(INIT);

const trimmed = (path: string): string => path.replace(/^\$\{?PWD\}?/, '.').replace(/(?<=.)\/+$/, '');
const baseName = (path: string): string => trimmed(path).split(/[\\/]/).at(-1) ?? '';
const isBelow = (path: string, folders: string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** A file or folder of the project, and not of the machine. */
const isOwn = ({source, isBind}: Mount): boolean => isBind && (/^\.|^\$\{?PWD/.test(source) || !/^[/~]/.test(source));

const TIME_ZONE = /^\/etc\/(?:localtime|timezone)$/;

/** What a mount of the project's own files holds, as far as its names say. */
type Content = 'config' | 'code' | 'data' | 'machine' | 'unknown';

function contentOf(mount: Mount, {image}: Service, context: Context): Content {
  const {configFiles, configFolders, dataFolders, hostFolders, runtimes} = factsOf(context);
  const [source, target] = [trimmed(mount.source), trimmed(mount.target)];
  if (!mount.isBind || isSocket(mount) || isInit(mount)) return 'unknown';
  if (TIME_ZONE.test(source)) return 'data';
  if (!isOwn(mount) && (source === '/' || isBelow(source, hostFolders))) return 'machine';
  if (!isOwn(mount) && source === target) return 'data';
  const name = baseName(source);
  const isFile = configFiles.some((ending) => name.endsWith(ending)) && !/^\.+$/.test(name) && name !== 'acme.json';
  if (isFile) return /\.(?:py|js|mjs|ts|rb|php)$/.test(name) && runtimes.includes(imageWord(image)) ? 'code' : 'config';
  const words = name.toLowerCase().split(/[_.-]+/);
  if (dataFolders.some((word) => words.includes(word) || name === word)) return 'data';
  if (isBelow(target, configFolders) || /\/conf\.d$|\/provisioning(?:\/|$)/.test(target)) return 'config';
  if (dataFolders.includes(baseName(target).toLowerCase()) || /^\/var\/lib\//.test(target)) return 'data';
  if (!isOwn(mount)) return 'unknown';
  if (runtimes.includes(imageWord(image))) return 'code';
  if (mount.isReadOnly) return 'config';
  return /^(?:\.|\.\/(?:src|app|backend|frontend|server|api|web|code))$/.test(source) ? 'code' : 'unknown';
}

/** Source and target as a Dockerfile copies them. */
const copySlots = ({source, target}: Mount, {image}: Service): Hit['slots'] => ({
  IMAGE: image,
  SOURCE: trimmed(source).replace(/^\.\/(?=.)/, ''),
  TARGET: target,
});

/** Mounts of services whose image comes from a registry, so nothing of the project is in it. */
const foreignMounts = (context: Context, content: Content): [Service, Mount][] =>
  everyMount(context).filter(
    ([service, mount]) =>
      service.image !== '' &&
      !service.value.entries.has('build') &&
      service.managed.length === 0 &&
      contentOf(mount, service, context) === content,
  );

const codeIn =
  (isPlain: boolean): FindGap =>
  (context) =>
    foreignMounts(context, 'code').flatMap(([service, mount]) =>
      factsOf(context).runtimes.includes(imageWord(service.image)) === isPlain
        ? [hitOf(service, mount, copySlots(mount, service))]
        : [],
    );

/** Top-level `configs` that a service mounts. */
function configsOf(service: Service, {root}: Context): Hit[] {
  return itemsOf(child(service.value, 'configs')).flatMap((item, index) => {
    const name = textOf(isMap(item) ? child(item, 'source') : item);
    if (name === undefined) return [];
    const source = textOf(at(root, 'configs', name, 'file')) ?? name;
    const target = textOf(child(item, 'target')) ?? `/${name}`;
    return [
      {
        service,
        place: item,
        below: `configs.${index}`,
        subject: source,
        slots: {IMAGE: service.image, SOURCE: source.replace(/^\.\//, ''), TARGET: target},
      },
    ];
  });
}

/** Packages and caches that each image has, or makes again. */
const REMAKES = /node_modules|site-packages|bundle|gems?\b|vendor|venv|cache|\.m2|\.gradle|\.cargo|\/go\/|tmp|logs?\b/i;

/** Names of folders whose files services make for each other. */
const EXCHANGED = /^(?:data|storage|media|uploads?|downloads?|shared|files|outputs?|results)$/i;

/** Mounts in which a service keeps files that others could see: volumes, and folders that hold data. */
function keepsFiles(mount: Mount, service: Service, context: Context): boolean {
  const {source, target, isBind} = mount;
  if (!source || service.managed.length > 0 || isSocket(mount) || REMAKES.test(target) || REMAKES.test(source))
    return false;
  if (!isBind) return true;
  if (/^[~$]/.test(source) || TIME_ZONE.test(source)) return false;
  // A folder of the project may also be code that an image has.
  return (
    ['data', 'unknown'].includes(contentOf(mount, service, context)) &&
    (EXCHANGED.test(baseName(source)) || !service.build)
  );
}

/** Files of the machine that a container has only there. */
export const MOUNT_GAPS = {
  'docker-socket': (context) => [
    ...everyMount(context).flatMap(([service, mount]) => (isSocket(mount) ? [hitOf(service, mount)] : [])),
    ...context.services.flatMap((service) =>
      mountsOf(service).some(isSocket)
        ? []
        : service.environment.flatMap(({name, text, key}) =>
            name === 'DOCKER_HOST' && text?.startsWith('unix:')
              ? [{service, place: key, below: `environment.${name}`, subject: text}]
              : [],
          ),
    ),
  ],

  'init-scripts': (context) =>
    everyMount(context).flatMap(([service, mount]) =>
      !service.build && mount.isBind && isInit(mount) ? [hitOf(service, mount)] : [],
    ),

  'code-mount': codeIn(true),

  'own-code-mount': codeIn(false),

  'config-file': (context) => [
    ...foreignMounts(context, 'config').map(([service, mount]) => hitOf(service, mount, copySlots(mount, service))),
    ...context.services.filter(({build, image}) => !build && image).flatMap((service) => configsOf(service, context)),
  ],

  'host-files': (context) =>
    everyMount(context).flatMap(([service, mount]) =>
      contentOf(mount, service, context) === 'machine' ? [hitOf(service, mount)] : [],
    ),

  'shared-volume': (context) => {
    const users = new Map<string, [Service, Mount][]>();
    for (const [service, mount] of everyMount(context)) {
      if (!keepsFiles(mount, service, context)) continue;
      const source = trimmed(mount.source);
      const known = users.get(source) ?? [];
      if (!known.some(([other]) => other === service)) users.set(source, [...known, [service, mount]]);
    }
    return [...users.values()].flatMap(([first, ...others]) =>
      first && others.length > 0 ? [hitOf(...first, {OTHER: others.map(([{name}]) => name)})] : [],
    );
  },

  'replicas-with-volume': (context) =>
    everyMount(context).flatMap(([service, mount]) =>
      Number(textOf(at(service.value, 'deploy', 'replicas')) ?? 1) > 1 &&
      !mount.isReadOnly &&
      keepsFiles(mount, service, context)
        ? [hitOf(service, mount)]
        : [],
    ),
} satisfies Record<string, FindGap>;
