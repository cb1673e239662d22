import {type Hit, imagePort, imageWord, isDatabaseImage, slotOf} from '../judge/gaps/gap';
import {databaseOfUser, redisFor, withoutMinor} from '../judge/gaps/start';
import {type Mount, isInside, isPrivate, isSocket, mountsOf, trimmed} from '../judge/gaps/mount';
import {commandOf, isClient, wordsIn} from '../project/command';
import {type Store, isOfficialStore, isStoreImage, storeNames} from '../project/image';
import {modeOf} from '../project/ports';
import {type Service, memoryOf} from '../project/service';
import {mostOf, storeOf} from '../plan/facts';
import {type Place, at, child, isList, textOf, textsOf} from '../yaml/value';
import type {Draft, WrittenPair} from './draft';
import {type Plan, remove, variablesOf, writtenOf} from './plan';
import {scalar} from './emit';
import {reserve} from './memory';
import {hostPort, isOneEntry} from './ports';

/** Something that's mounted, or put into a container. */
type Mounted = Pick<Mount, 'source' | 'target'> & {value: Place};

const dropAll = (mounted: readonly Mounted[]) => (draft: Draft) =>
  mounted.forEach(({value}) => draft.removeItem(value));

/** Sources, for a sentence; a volume without a name is known by its target. */
const listed = (mounted: readonly Mounted[]): string =>
  [...new Set(mounted.map(({source, target}) => source || target))].join(' ');

function dropMounts(plan: Plan, service: Service, reason: string, mounted: readonly Mounted[]): void {
  const [first] = mounted;
  if (first)
    plan.propose(service, {reason, slots: {FILES: listed(mounted)}, place: first.value, apply: dropAll(mounted)});
}

const PASSWORD_OF_REDIS = /(rediss?:\/\/)[^@/\s]*@/;

/** Addresses of a Redis with a password in them; null where someone gets the password by itself, so it can't go. */
function guardedAddresses(plan: Plan, {name, value}: Service): WrittenPair[] | null {
  const isGuarded = wordsIn(child(value, 'command')).join(' ').includes('requirepass');
  const address = new RegExp(`${PASSWORD_OF_REDIS.source}${name}\\b`);
  const variables = variablesOf(plan);
  const found = variables.flatMap(({pair}) => (address.test(pair.text ?? '') ? pair : []));
  const isAlone = variables.some(
    ({service, pair}) => /REDIS.*PASS/i.test(pair.name) && pair.text !== '' && (service.name !== name || isGuarded),
  );
  return isAlone || (isGuarded && found.length === 0) ? null : found;
}

/** A database becomes a managed store, if the provider has one and the reader wants it. */
function manageStore(plan: Plan, service: Service, hasMounts: boolean): boolean {
  const {rules, input} = plan.context;
  const kept = storeOf(service, plan.context);
  if (kept) takeVersion(plan, service, kept);
  if (kept === 'postgres') nameDatabase(plan, service);
  if (service.managed.length > 0) return true;
  const store = storeNames.find((one) => isStoreImage(service.image, one));
  const made = rules.resources.kinds.find(({id}) => id === store)?.values[input.provider];
  // Redis without a volume is a cache, which may start empty. In a container on Google Cloud the internet reaches it, and
  // on Azure nothing does.
  const isCache = store === 'redis' && !hasMounts && !/^(?:azure|gcp)$/.test(input.provider);
  const others = plan.services.filter(
    (one) => storeOf(one, plan.context) === store || (plan.managed.has(one.name) && one.stores.includes('postgres')),
  );
  const isFull = others.length >= mostOf(store, plan.context);
  if (!store || !made?.managed || isCache || isFull || isClient(service.value)) return false;
  const guarded = store === 'redis' ? guardedAddresses(plan, service) : [];
  const reason = !isOfficialStore(service.image)
    ? 'managed-own-store'
    : guarded === null
      ? 'managed-guarded-store'
      : store === 'mongodb'
        ? 'managed-mongodb'
        : 'managed-store';
  const usual = reason === 'managed-store' ? 'managed' : 'container';
  const question = plan.ask(`${reason}:${service.name}`, ['managed', 'container'], usual);
  const isManaged = question.answer === 'managed';
  plan.propose(service, {
    reason,
    question,
    slots: {RESOURCE: made.resource},
    apply(draft) {
      if (!isManaged) return;
      draft.add(plan.ownMap(service.name), `x-${rules.product.slug}-${store}`, 'true', ['image']);
      for (const pair of guarded ?? []) draft.amend(pair, (text) => text.replace(PASSWORD_OF_REDIS, '$1'));
    },
  });
  if (isManaged) plan.managed.add(service.name);
  if (isManaged) dropSettings(plan, service);
  if (isManaged) takeVersion(plan, service, store);
  if (isManaged && store === 'postgres') {
    nameDatabase(plan, service);
    connectSafely(plan, service);
    if (memoryOf(service) === 0) reserve(plan, service, 'store-size', '512M');
  }
  return isManaged;
}

/** The image makes a database with the name of its user, and the managed store has only the one that it's told. */
function nameDatabase(plan: Plan, service: Service): void {
  const user = databaseOfUser(service);
  const part = plan.part(service.name, 'environment');
  if (!user || !part) return;
  const {value: written} = part;
  plan.propose(service, {
    reason: 'database-of-user',
    place: part.entry.key,
    slots: {CHANGE: user},
    apply: (draft) =>
      isList(written)
        ? draft.append(written, scalar(`POSTGRES_DB=${user}`))
        : draft.put(written, 'POSTGRES_DB', scalar(user)),
  });
}

/** The tag is the version of a managed store. A cloud has each major one of Postgres, and few of Redis. */
function takeVersion(plan: Plan, store: Service, kind: Store): void {
  const image = plan.part(store.name, 'image')?.value;
  const source = image ? plan.sourceOf(image) : '';
  const change = kind === 'redis' ? redisFor(store.image, plan.context) : withoutMinor(source);
  if (image && change && change !== source)
    plan.propose(store, {
      reason: kind === 'redis' ? 'redis-version' : 'store-version',
      place: image,
      slots: {IMAGE: store.image, CHANGE: change},
      apply: (draft) => draft.replace(image, change),
    });
}

/** A managed store runs no command, so the settings in it are lost. A password of Redis isn't missed. */
function dropSettings(plan: Plan, service: Service): void {
  const words = wordsIn(child(service.value, 'command'));
  if (words.length < 2 || words.includes('--port')) return;
  const isPassword = words.some((word) => /requirepass|appendonly|save/.test(word));
  plan.drop(service, isPassword ? 'drop-store-command' : 'drop-store-settings', ['command'], {
    slots: {
      FILES: words
        .slice(1)
        .filter((word) => word !== '-c')
        .join(' '),
    },
  });
}

/** What only an app in Node.js has. */
const NODE = /\b(?:node|npm|npx|pnpm|yarn|bun|tsx|next)\b/;

/** Whether a service runs Node.js with a client that looks for the authority behind a certificate. Azure's is a known one. */
function mayRefuse({context}: Plan, {image, value, environment}: Service, query: string): boolean {
  const isNode =
    environment.some(({name}) => name === 'NODE_ENV') ||
    NODE.test([imageWord(image), ...commandOf(value), ...textsOf(at(value, 'healthcheck', 'test'))].join(' '));
  return isNode && !/\bschema=/.test(query) && context.input.provider !== 'azure';
}

const POSTGRES_URL = /(postgres(?:ql)?(?:\+\w+)?:\/\/[^\s"'?,]+)(?:\?([^\s"',]*))?/g;

/** A managed Postgres wants TLS, and its clients ask for it in their address. */
function connectSafely(plan: Plan, store: Service): void {
  const isOnly = plan.services.filter(({stores}) => stores.includes('postgres')).length === 1;
  const host = isOnly ? `(?:${store.name}|\\$\\{?\\w*HOST\\w*\\}?)` : store.name;
  const isOfStore = (address: string) => new RegExp(`[@/]${host}(?:[:/]|$)`).test(address);
  const asked = (text: string): string => {
    // A default ends before its brace.
    const [, open = '', value = text, close = ''] = /^(\$\{\w+:?-)(.*)(\})$/s.exec(text) ?? [];
    const safer = value.replace(POSTGRES_URL, (all: string, address: string, query = '') => {
      if (!isOfStore(address) || /ssl(?:mode)?=(?!disable)/.test(query)) return all;
      const rest = String(query)
        .split('&')
        .filter((part) => part && part !== 'sslmode=disable');
      // The CLI knows a name only before a slash, a port or the end.
      const path = /@[^/:]+$/.test(address) ? '/' : '';
      return `${address}${path}?${[...rest, address.includes('+asyncpg') ? 'ssl=require' : 'sslmode=require'].join('&')}`;
    });
    return `${open}${safer}${close}`;
  };
  const isParts = new RegExp(`host=${store.name}\\b.*sslmode=disable|sslmode=disable.*host=${store.name}\\b`, 'is');
  for (const {service, written, text} of writtenOf(plan)) {
    if (plan.context.input.provider === 'azure' && text === `${store.name}:5432`)
      plan.amend(service, written, 'store-host', {OTHER: store.name}, () => store.name);
    const isMode = 'parent' in written && /SSL_?MODE$/i.test(written.name) && text === 'disable';
    const isKnown = isMode || isParts.test(text);
    const safe = (now: string) => (isKnown ? now.replace(/\bdisable\b/, 'require') : asked(now));
    if (safe(text) === text) continue;
    const reason = !isKnown && mayRefuse(plan, service, text) ? 'store-tls-node' : 'store-tls';
    plan.amend(service, written, reason, {OTHER: store.name}, (now) => safe(now));
  }
}

/** Images with a language, whose app is built. The others of `runtimes` are servers that files are copied into. */
const SERVERS = /nginx|httpd|caddy|tomcat|jetty|php/;

/** A command that gets the packages of an app when it starts, so that the image needs only its files. */
const INSTALLS =
  /\b(?:pip3? install|npm (?:i|ci|install)|yarn install|pnpm (?:i|install)|bundle install|composer install)\b/;

const depthOf = (path: string): number => path.split('/').filter(Boolean).length;

export const pathIn = (source: string): string => trimmed(source).replace(/^\.\/(?=.)/, '');

/** The author's own files in a ready image: an image is built that has them. What is private or elsewhere stays as it is. */
function bakeFiles(plan: Plan, service: Service, all: readonly Mounted[], isCode: boolean): void {
  const ofSettings = plan.services.flatMap(({value}) => textsOf(child(value, 'env_file')).map(pathIn));
  const files = all.filter(
    (mounted) => isInside(mounted.source) && !isPrivate(mounted) && !ofSettings.includes(pathIn(mounted.source)),
  );
  if (files.length === 0 || service.image.includes('$')) return;
  const isInstalling = INSTALLS.test(commandOf(service.value).join(' '));
  const isSource = isCode && !isInstalling && !SERVERS.test(imageWord(service.image));
  const isAll = files.some(({source}) => pathIn(source) === '.');
  const reason = isSource ? 'build-source' : isAll ? 'build-all' : 'build-files';
  const question = plan.ask(`${reason}:${service.name}`, ['build', 'drop'], 'build');
  const isBuilt = question.answer === 'build';
  const file = `Dockerfile.${service.name}`;
  const folder = files.find(({source}) => !/\.\w+$/.test(pathIn(source)))?.source ?? '.';
  // What is inside of another folder comes after it, as a mount does.
  const inOrder = files.toSorted((one, other) => depthOf(one.target) - depthOf(other.target));
  const copies = inOrder.map(({source, target}) => `COPY ${pathIn(source)} ${target}\n`).join('');
  const folderThere = textOf(child(service.value, 'working_dir'));
  const begin = `FROM ${service.image}\n${folderThere ? `WORKDIR ${folderThere}\n` : ''}`;
  if (isBuilt) plan.built.set(service.name, isSource ? '' : file);
  // The CLI knows a store by its image, and gives a port only to those that it knows. The check knows a database by its port.
  const isServer = !isClient(service.value);
  const known = isServer && service.stores.length > 0 ? service.ports.filter((port) => modeOf(port) === 'host') : [];
  const own =
    isServer &&
    service.ports.length === 0 &&
    !plan.ported.has(service.name) &&
    isDatabaseImage(service.image, plan.context) &&
    imagePort(service, plan.context);
  if (own && isBuilt) plan.ported.add(service.name);
  const addPrivate = (draft: Draft, port: number) =>
    draft.add(plan.ownMap(service.name), 'ports', [{target: String(port), mode: 'host'}], ['image']);
  plan.propose(service, {
    reason,
    slots: {FILES: listed(files), IMAGE: service.image, FILE: file, FOLDER: folder},
    // Each service has an image of its own, also where an anchor has the files of several.
    place: service.value.entries.get('volumes')?.value.shared ? service.key : (files[0]?.value ?? service.key),
    question,
    creates: isBuilt && !isSource ? {name: file, text: `${begin}${copies}`} : undefined,
    apply(draft) {
      dropAll(files)(draft);
      if (!isBuilt) return;
      remove(draft, plan.parts(service.name, 'image'));
      const build = isSource ? scalar(folder) : {context: '.', dockerfile: file};
      draft.add(plan.ownMap(service.name), 'build', build, ['image']);
      if (own) addPrivate(draft, own);
      for (const port of known)
        if (port.index < 0) addPrivate(draft, port.target);
        else if (port.isShort && isOneEntry(port, service)) draft.replace(port.place, hostPort(port));
    },
  });
}

/** The author's own files get into an image, and the data of databases into managed stores. Other mounts have no replacement. */
export function mounts(plan: Plan): void {
  const isOf =
    (hits: readonly Hit[]) =>
    ({value}: Mounted) =>
      hits.some(({place}) => place === value);
  const isCode = isOf(plan.hits('code-mount'));
  const isFile = isOf(plan.hits('code-mount', 'config-file', 'init-scripts'));
  const configs = plan.hits('config-file').filter(({below}) => below.startsWith('configs'));
  for (const service of plan.services) {
    const all = mountsOf(service).filter((mount) => !isSocket(mount));
    if (manageStore(plan, service, all.length > 0)) {
      // Its scripts stay: nothing else says that the database needs them.
      const data = all.filter((mount) => !isFile(mount));
      // What another service has too, from an anchor, stays for that one: the cloud takes no volumes here anyway.
      const isShared = ({value}: Mounted) =>
        plan.services.some((one) => one !== service && mountsOf(one).some((other) => other.value === value));
      dropMounts(plan, service, 'drop-store-volume', data.some(isShared) ? [] : data);
      continue;
    }
    const own = [
      ...all,
      ...configs
        .filter((hit) => hit.service === service)
        .map((hit) => ({value: hit.place, source: hit.subject, target: slotOf(hit, 'TARGET')})),
    ].filter(isFile);
    bakeFiles(plan, service, own, own.some(isCode));
  }
}
