import type {Context} from '../../context';
import {commandOf, scriptOf, wordsIn} from '../../project/command';
import {cleanPath} from '../../project/find-file';
import type {Service} from '../../project/service';
import {type Value, child, isMap, isTrue, itemsAt, textOf} from '../../yaml/value';
import {factsOf, imageWord} from './gap';

export interface Mount {
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
  // A volume is never a file.
  const isBind = isPath(source) || (source.startsWith('$') && /\/[^/]+\.[a-z]{2,4}(?:\.gz)?$/.test(target));
  return {source, target, isBind, isReadOnly, text: source, value, below};
}

export const mountsOf = (service: Service): Mount[] => itemsAt(service.value, 'volumes').map(readMount);

const SOCKET = /(?:docker|podman|containerd)\.sock$/;
export const isSocket = ({source, target}: Mount): boolean => SOCKET.test(source) || SOCKET.test(target);

/** A path inside the folder of the file, as `COPY` takes it. */
export const isInside = (source: string): boolean =>
  !/^(?:\/|~|(?:\.\/)*\.\.(?:\/|$)|[A-Za-z]:)|\$/.test(trimmed(source));

const PRIVATE =
  /(?:\.(?:pem|key|p12|pfx|jks|keystore|ppk|kdbx)|(?:^|\/)(?:id_(?:rsa|dsa|ecdsa|ed25519)|\.env(?:\.\w+)?|\.ssh|\.aws|\.gnupg|certs?|ssl|tls|keys?|secrets?|private|pki|letsencrypt|\.pg_?pass|\.netrc|\.git-credentials|\.my\.cnf)|(?:credentials?|service[-_]?account|secrets?)[\w-]*\.(?:json|ya?ml|toml|ini|env))$/i;

/** The same of folders that hold nothing else. */
const PRIVATE_FOLDER = /(?:^|\/)(?:[\w.-]*secrets?|private|credentials|\.ssh|\.aws|\.gnupg)(?=\/|$)/i;

/** Whether files hold a private key or passwords, as far as their names say. */
export const isPrivate = ({source, target}: Pick<Mount, 'source' | 'target'>): boolean =>
  [source, target].some((path) => PRIVATE.test(trimmed(path))) || PRIVATE_FOLDER.test(trimmed(source));

const INIT = '/docker-entrypoint-initdb.d';

export const isInit = ({target}: Mount): boolean => target.startsWith(INIT);

export const trimmed = (path: string): string => path.replace(/^\$\{?PWD\}?/, '.').replace(/(?<=.)\/+$/, '');
export const baseName = (path: string): string => trimmed(path).split(/[\\/]/).at(-1) ?? '';
export const isBelow = (path: string, folders: string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** A file or folder of the project, and not of the machine. */
export const isOwn = ({source, isBind}: Mount): boolean =>
  isBind && (/^\.|^\$\{?PWD/.test(source) || !/^[/~]/.test(source));

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

/** Where web servers have the pages that they show, and never write. */
const WEB_ROOT = /^\/usr\/(?:local\/apache2\/htdocs|share\/(?:nginx\/html|caddy))$/;

/** Words at the end of a folder's name that don't say what's in it. */
const QUALIFIERS = /^(?:dir|folder|files?|vol|store|prod|production|dev|local|test|main|new|old|\d+)$/;

/** Folders above a service's own, whose name says that it's data. */
const KEPT = /(?:^|\/)(?:app|docker)[-_]?(?:data|volumes)\//i;

/** What a mount of the project's own files holds, as far as its names say. */
export type Content = 'config' | 'code' | 'data' | 'machine' | 'unknown';

export function contentOf(mount: Mount, service: Service, context: Context): Content {
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
  if (WEB_ROOT.test(target)) return 'config';
  const words = name.toLowerCase().split(/[_.-]+/);
  const isOfData = dataFolders.includes(words.findLast((word) => !QUALIFIERS.test(word)) ?? '');
  const isGiven = mount.isReadOnly && isOwn(mount);
  if (((isOfData || dataFolders.includes(name)) && !isGiven) || LOGS.test(`${source}\n${target}`)) return 'data';
  if (namesFile(mount, service)) return 'config';
  if (isBelow(target, configFolders) || /\/conf\.d$|\/provisioning(?:\/|$)/.test(target)) return 'config';
  if (dataFolders.includes(baseName(target).toLowerCase()) || (/^\/var\/lib\//.test(target) && !isGiven)) return 'data';
  // Images of self-hosted apps keep all they have there.
  if (target === '/config') return 'data';
  if (CONFIG.test(target) || CONFIG.test(`/${name}`)) return 'config';
  if (isOwn(mount) && sourceFolders.some((word) => words.includes(word))) return 'config';
  if (!isOwn(mount) || KEPT.test(source) || (service.build && /^\.\/data\//.test(source))) return 'data';
  if (runtimes.includes(imageWord(image))) return 'code';
  if (mount.isReadOnly) return 'config';
  return /^(?:\.|\.\/(?:src|app|backend|frontend|server|api|web|code))$/.test(source) ? 'code' : 'unknown';
}

/** Files of a program's source, which each build copies. */
export const CODE = /\.(?:py|js|mjs|cjs|ts|tsx|jsx|vue|rb|php|go|rs|java|html|css|scss)$/i;

const REMAKES = /node_modules|site-packages|bundle|gems?\b|vendor|venv|cache|\.m2|\.gradle|\.cargo|\/go\/|tmp|logs?\b/i;

/** Packages and caches that each image has, or makes again. Below a folder of that name on the machine may be data. */
export const isRemade = ({source, target}: Mount): boolean =>
  // A plugin's own project is mounted among packages.
  (trimmed(source) !== '.' && REMAKES.test(target)) || REMAKES.test(baseName(source)) || LOGS.test(source);

/** Names of folders whose files services make for each other. */
export const EXCHANGED = /^(?:data|storage|media|uploads?|downloads?|shared|files|outputs?|results)$/i;

/** Mounts in which a service keeps files that others could see: volumes, and folders that hold data. */
export function keepsFiles(mount: Mount, service: Service, context: Context): boolean {
  const {source, isBind} = mount;
  if (!source || service.managed.length > 0 || isSocket(mount) || isRemade(mount)) return false;
  if (!isBind) return true;
  if (/^(?:\$|~\/?(?:\.|$))/.test(source) || TIME_ZONE.test(source)) return false;
  const content = contentOf(mount, service, context);
  // A folder of the project may also be code that an image has.
  return content === 'data' || (content === 'unknown' && (EXCHANGED.test(baseName(source)) || !service.build));
}

/** Where images expect the code of an app. */
const CODE_TARGET = /^\/(?:var\/www(?:\/html)?|app|code|src|usr\/src\/app|go\/src\/\S+)$/;

/** Certificates that a proxy gets anew, and that the load balancer has in the cloud. */
const CERTIFICATES = /(?:^|[/_-])(?:acme|letsencrypt|certbot|caddy|certs?|certificates?|ssl|tls)(?:[/_-]|$)/m;

/** What a proxy of containers reads: where it goes, nothing does. */
const OF_PROXY = /\n\/etc\/(?:nginx|traefik|caddy|haproxy)(?:\/|$)/;

/** Sockets, and files that an app gathers when it starts: `static_volume:/app/static`. */
const GATHERED = /\n\/(?:var\/)?run(?:\/|$)|static[^/\n]*\n.*\/\w*static\w*$/;

/** Whether an image is a proxy or a web server: what it keeps are certificates, logs and copies. */
const isProxyImage = (image: string, context: Context): boolean =>
  [...factsOf(context).routingProxies, ...factsOf(context).configuredProxies].includes(imageWord(image));

/** Whether a mount keeps what the app stores: a volume, or a folder of the machine with data in it. */
export const keepsData = (mount: Mount, service: Service, context: Context): boolean =>
  !mount.isReadOnly &&
  !(mount.source.startsWith('$') && CODE_TARGET.test(mount.target)) &&
  ![CERTIFICATES, GATHERED, OF_PROXY].some((kind) => kind.test(`${mount.source}\n${trimmed(mount.target)}`)) &&
  !isProxyImage(service.image, context) &&
  keepsFiles(mount, service, context) &&
  (!mount.isBind || contentOf(mount, service, context) === 'data');

/** A folder beside or below the file, from `.`; null where variables or the machine decide. */
export function pathOf(source: string): string | null {
  if (/^(?:[/~]|[A-Za-z]:)|\$|:\/\//.test(trimmed(source))) return null;
  return `./${cleanPath(trimmed(source))}`.replace(/\/$/, '');
}
