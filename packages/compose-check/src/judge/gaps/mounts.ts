import type {Context} from '../../context';
import type {Service} from '../../project/service';
import {commandOf, scriptOf, wordsIn} from '../../project/command';
import {type Value, at, child, isMap, isScalar, isTrue, itemsAt, itemsOf, textOf} from '../../yaml/value';
import {type FindGap, type Hit, each, factsOf, imageWord} from './gap';

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

function readMount(value: Value, index: number): Mount {
  const below = `volumes.${index}`;
  if (isMap(value)) {
    const source = textOf(child(value, 'source')) ?? textOf(child(value, 'src')) ?? '';
    return {
      source,
      target: textOf(child(value, 'target')) ?? '',
      isBind: textOf(child(value, 'type')) === 'bind',
      isReadOnly: isTrue(child(value, 'read_only')),
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
  return itemsAt(service.value, 'volumes').map(readMount);
}

const foundAt = ({value, below, text}: Mount, slots?: Hit['slots']) => ({place: value, below, subject: text, slots});

const SOCKET = /(?:docker|podman|containerd)\.sock$/;
export const isSocket = ({source, target}: Mount): boolean => SOCKET.test(source) || SOCKET.test(target);

/** A path inside the folder of the file, as `COPY` takes it. */
export const isInside = (source: string): boolean => !/^(?:\/|~|\.\.(?:\/|$)|[A-Za-z]:)|\$/.test(trimmed(source));

const PRIVATE =
  /(?:\.(?:pem|key|p12|pfx|jks|keystore|ppk|kdbx)|(?:^|\/)(?:id_(?:rsa|dsa|ecdsa|ed25519)|\.env(?:\.\w+)?|\.ssh|\.aws|\.gnupg|certs?|ssl|tls|keys?|secrets?|private|pki|letsencrypt)|(?:credentials?|service[-_]?account|secrets?)[\w-]*\.(?:json|ya?ml|toml|ini|env))$/i;

/** The same of folders that hold nothing else. */
const PRIVATE_FOLDER = /(?:^|\/)(?:[\w.-]*secrets?|private|credentials|\.ssh|\.aws|\.gnupg)(?=\/|$)/i;

/** Whether files hold a private key or passwords, as far as their names say. */
export const isPrivate = ({source, target}: Pick<Mount, 'source' | 'target'>): boolean =>
  [source, target].some((path) => PRIVATE.test(trimmed(path))) || PRIVATE_FOLDER.test(trimmed(source));

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

const INIT = '/docker-entrypoint-initdb.d';

const isInit = ({target}: Mount): boolean => target.startsWith(INIT);

const trimmed = (path: string): string => path.replace(/^\$\{?PWD\}?/, '.').replace(/(?<=.)\/+$/, '');
const baseName = (path: string): string => trimmed(path).split(/[\\/]/).at(-1) ?? '';
const isBelow = (path: string, folders: string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** A file or folder of the project, and not of the machine. */
const isOwn = ({source, isBind}: Mount): boolean => isBind && (/^\.|^\$\{?PWD/.test(source) || !/^[/~]/.test(source));

export const TIME_ZONE = /^\/etc\/(?:localtime|timezone)$/;

/** Files that a program writes. */
const WRITTEN = /\.(?:db|sqlite3?|mdb|log|pid|sock|lock|lck|history|dump|bak|gz|zip|d)$|_history$|^acme\.json$/i;

/** Whether a mount is one file, as both of its names say: an image has none of its own there. */
function isNamedFile({source, target}: Mount): boolean {
  const [ending] = /\.[a-z]\w*$/i.exec(baseName(source)) ?? [];
  return ending !== undefined && !WRITTEN.test(baseName(source)) && target.endsWith(ending);
}

/** Whether a value of a service names a file in a mount, which the program then reads when it starts. */
function namesFile({target}: Mount, {environment, value}: Service): boolean {
  const folder = `${trimmed(target)}/`;
  const texts = [...environment.map(({text}) => text ?? ''), ...wordsIn(child(value, 'command'))];
  return texts.some((text) => {
    const from = text.indexOf(folder);
    const [path = ''] = from < 0 ? [] : (/^[\w./-]+/.exec(text.slice(from)) ?? []);
    return /[^/.][^/]*\.\w+$/.test(path) && !WRITTEN.test(path);
  });
}

/** What a job runs that only makes folders and changes who owns them. */
const OWNS = /^(?:ch(?:own|mod|grp)|mkdir|touch|echo|true|setfacl|set|ls|find)\b/;

/** A job for mounts alone: without them there's nothing for it to do. */
export function isOwnerJob({value, ports}: Service): boolean {
  const parts = scriptOf(commandOf(value));
  return ports.length === 0 && parts.length > 0 && parts.every((part) => OWNS.test(part));
}

/** Folders whose name says that programs only read what's in them. */
const CONFIG = /\/(?:conf|config|configs|configuration|settings)$/i;

/** A folder of logs, or below one. */
const LOGS = /\/logs?(?:\/|$)/m;

/** Words at the end of a folder's name that don't say what's in it. */
const QUALIFIERS = /^(?:dir|folder|files?|vol|store|prod|production|dev|local|test|main|new|old|\d+)$/;

/** What a mount of the project's own files holds, as far as its names say. */
type Content = 'config' | 'code' | 'data' | 'machine' | 'unknown';

function contentOf(mount: Mount, service: Service, context: Context): Content {
  const {image} = service;
  const {configFiles, configFolders, dataFolders, hostFolders, runtimes, sourceFolders} = factsOf(context);
  const [source, target] = [trimmed(mount.source), trimmed(mount.target)];
  if (!mount.isBind || isSocket(mount) || isInit(mount)) return 'unknown';
  if (TIME_ZONE.test(source)) return 'data';
  if (!isOwn(mount) && (source === '/' || isBelow(source, hostFolders))) return 'machine';
  // What an app only reads there, it doesn't have in the cloud; of the machine's own settings, an image has its own.
  const isSystem = source === target && source.startsWith('/etc/');
  if (!isOwn(mount) && mount.isReadOnly && !isSystem) return 'config';
  if (!isOwn(mount) && source === target) return 'data';
  const name = baseName(source);
  const isFile = configFiles.some((ending) => name.endsWith(ending)) && !/^\.+$/.test(name) && name !== 'acme.json';
  if (isFile) return /\.(?:py|js|mjs|ts|rb|php)$/.test(name) && runtimes.includes(imageWord(image)) ? 'code' : 'config';
  if (isNamedFile(mount)) return 'config';
  const words = name.toLowerCase().split(/[_.-]+/);
  const isOfData = dataFolders.includes(words.findLast((word) => !QUALIFIERS.test(word)) ?? '');
  if (isOfData || dataFolders.includes(name) || LOGS.test(`${source}\n${target}`)) return 'data';
  if (namesFile(mount, service)) return 'config';
  if (isBelow(target, configFolders) || /\/conf\.d$|\/provisioning(?:\/|$)/.test(target)) return 'config';
  if (dataFolders.includes(baseName(target).toLowerCase()) || /^\/var\/lib\//.test(target)) return 'data';
  // Images of self-hosted apps keep all they have there.
  if (target === '/config') return 'data';
  if (CONFIG.test(target) || CONFIG.test(`/${name}`)) return 'config';
  if (isOwn(mount) && sourceFolders.some((word) => words.includes(word))) return 'config';
  if (!isOwn(mount)) return 'data';
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

/** Whether the image comes from a registry, so nothing of the project is in it, and the mount brings what it lacks. */
const brings = (content: Content, mount: Mount, service: Service, context: Context): boolean =>
  service.image !== '' &&
  !service.value.entries.has('build') &&
  service.managed.length === 0 &&
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

/** Files of a program's source, which each build copies. */
const CODE = /\.(?:py|js|mjs|cjs|ts|tsx|jsx|vue|rb|php|go|rs|java|html|css|scss)$/i;

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
  const content = contentOf(mount, service, context);
  // A folder of the project may also be code that an image has.
  return content === 'data' || (content === 'unknown' && (EXCHANGED.test(baseName(source)) || !service.build));
}

/** Whether a mount keeps what the app stores: a volume, or a folder of the machine with data in it. */
export const keepsData = (mount: Mount, service: Service, context: Context): boolean =>
  !mount.isReadOnly &&
  !factsOf(context).routingProxies.includes(imageWord(service.image)) &&
  keepsFiles(mount, service, context) &&
  (!mount.isBind || contentOf(mount, service, context) === 'data');

/** A folder beside or below the file, from `.`; null where variables or the machine decide. */
function pathOf(source: string): string | null {
  if (/^(?:[/~]|[A-Za-z]:)|\$|:\/\//.test(trimmed(source))) return null;
  const parts: string[] = [];
  for (const part of trimmed(source).split('/'))
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  return ['.', ...parts].join('/');
}

const bringsConfig = eachMount((...mount) => brings('config', ...mount), copySlots);

/** Docker through a socket, or through another service that has the socket. */
const INSIDE = /^(?:unix:|tcp:\/\/[\w-]+(?::|$))/;

/** Files of the machine that a container has only there. */
export const MOUNT_GAPS = {
  'docker-socket': (context) => [
    ...each((service) =>
      mountsOf(service)
        .filter(isSocket)
        .map((mount) => {
          const isOptional = factsOf(context).optionalSocket.includes(imageWord(service.image));
          return {...foundAt(mount), ...(isOptional ? {certainty: 'likely' as const} : {})};
        }),
    )(context),
    ...each((service) =>
      service.environment.flatMap(({name, text, key}) =>
        name === 'DOCKER_HOST' && text !== null && INSIDE.test(text) && !mountsOf(service).some(isSocket)
          ? [{place: key, below: `environment.${name}`, subject: text}]
          : [],
      ),
    )(context),
  ],

  'init-scripts': eachMount((mount, {build}) => !build && mount.isBind && isInit(mount)),

  'code-mount': eachMount(
    (mount, service, context) => brings('code', mount, service, context) && hasRuntime(service, context),
    copySlots,
  ),

  'own-code-mount': eachMount(
    (mount, service, context) => brings('code', mount, service, context) && !hasRuntime(service, context),
    copySlots,
  ),

  /** A folder of the project in a ready image, which may bring what the app needs or keep what it makes. */
  'own-folder': eachMount((mount, service, context) => {
    const isFolder = mount.isBind && isOwn(mount) && !isPrivate(mount);
    const isKnown = keepsData(mount, service, context) || REMAKES.test(mount.source) || REMAKES.test(mount.target);
    return isFolder && !isKnown && brings('unknown', mount, service, context) && !isSocket(mount) && !isInit(mount);
  }, copySlots),

  'config-file': (context) => [...bringsConfig(context), ...topLevelConfigs(context)],

  /** The build may copy such a file, but never a private key. */
  'config-on-build': (context) =>
    eachMount((mount, service) => {
      const isSource = factsOf(context).sourceFiles.includes(baseName(mount.source)) || CODE.test(mount.source);
      return service.value.entries.has('build') && !isSource && contentOf(mount, service, context) === 'config';
    }, copySlots)(context),

  /** A folder that the build of a service doesn't see. */
  'code-outside-build': eachMount((mount, service, context) => {
    const folder = isScalar(service.build) ? textOf(service.build) : textOf(child(service.build, 'context'));
    const from = pathOf(mount.source);
    const isSeen = from !== null && isBelow(from, [pathOf(folder ?? '.') ?? from]);
    const isPassing = REMAKES.test(mount.source) || REMAKES.test(mount.target) || isSocket(mount) || isPrivate(mount);
    if (!service.build || from === null || isSeen || isPassing || !isOwn(mount) || isInit(mount)) return false;
    return ['unknown', 'code'].includes(contentOf(mount, service, context)) && !EXCHANGED.test(baseName(mount.source));
  }, copySlots),

  'host-files': eachMount((mount, service, context) => contentOf(mount, service, context) === 'machine'),

  'shared-volume': (context) => {
    const users = new Map<string, [Service, Mount][]>();
    for (const service of context.services.filter((one) => !isOwnerJob(one)))
      for (const mount of mountsOf(service)) {
        if (!keepsFiles(mount, service, context)) continue;
        const source = trimmed(mount.source);
        const others = users.get(source) ?? [];
        if (!others.some(([other]) => other === service)) users.set(source, [...others, [service, mount]]);
      }
    return [...users.values()].flatMap(([first, ...others]) =>
      first && others.length > 0
        ? [{service: first[0], ...foundAt(first[1], {OTHER: others.map(([{name}]) => name)})}]
        : [],
    );
  },

  'replicas-with-volume': eachMount((mount, service, context) => {
    const replicas = Number(textOf(at(service.value, 'deploy', 'replicas')) ?? 1);
    return replicas > 1 && !mount.isReadOnly && keepsFiles(mount, service, context);
  }),
} satisfies Record<string, FindGap>;
