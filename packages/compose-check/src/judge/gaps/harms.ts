import type {Context} from '../../context';
import {isPriced, monthInWords} from '../../plan/costs';
import {isOn, isPublic, mostOf, openPorts, storeOf} from '../../plan/facts';
import {planOf} from '../../plan/plan';
import {type Port, ingressPorts} from '../../project/ports';
import {commandOf, isClient} from '../../project/command';
import {type Store, isOfficialStore, isStateful, repositoryOf} from '../../project/image';
import {type Service, usedBy} from '../../project/service';
import {isPlainSecret} from '../../secret';
import {type ScalarValue, at, child, isScalar, textOf} from '../../yaml/value';
import {hasUnreadFile} from '../env-files';
import {addressesOf} from './addresses';
import {
  type FindGap,
  each,
  factsOf,
  imageWord,
  isAdminTool,
  isDatabaseImage,
  ofKey,
  openSetting,
  protocolAt,
} from './gap';
import {keepsData, keepsFiles, mountsOf} from './mount';

/** The key that makes the provider run a store, if it can. */
function managedKey(store: Store | undefined, {rules, input}: Context): string | undefined {
  const kind = rules.resources.kinds.find(({id}) => id === store);
  return kind?.values[input.provider]?.managed ? `x-${rules.product.slug}-${store}` : undefined;
}

/** The same where the project may have another one. */
function freeKey(store: Store | undefined, context: Context): string | undefined {
  const all = context.services.filter((one) => storeOf(one, context) === store);
  return all.length < mostOf(store, context) ? managedKey(store, context) : undefined;
}

const DATABASE = /^(?:Postgres|MySQL|MongoDB|SQL Server|Oracle|Cassandra|CockroachDB)$/;

/** A folder with the Dockerfile of a database, at the end of its path. */
const DATABASE_SOURCE = /(?:^|[/\n])(?:postgres(?:ql)?|mysql|mariadb|mongo(?:db)?)\/?$/im;

/** Whether a service that is built listens where only a database does, or comes from the folder of one. */
export const isBuiltDatabase = ({image, value, ports, build}: Service, context: Context): boolean =>
  image === '' &&
  value.entries.has('build') &&
  (ports.some(({target}) => DATABASE.test(factsOf(context).tcpPorts[target] ?? '')) ||
    (commandOf(value).length === 0 && DATABASE_SOURCE.test(textOf(child(build, 'context')) ?? textOf(build) ?? '')));

/** Where servers of databases keep their data. */
const DATABASE_FOLDER = /^\/var\/lib\/(?:postgresql|mysql|mongodb)(?:\/data)?\/?$|^\/data\/db\/?$/;

/** Whether a service is a database that runs in a container of its own: one that forgets its data there. */
function isDatabase(service: Service, context: Context): boolean {
  const isManaged = service.managed.some((store) => {
    const key = managedKey(store, context);
    return key !== undefined && isOn(service, key);
  });
  const isKeeping = mountsOf(service).some(({target, isReadOnly}) => !isReadOnly && DATABASE_FOLDER.test(target));
  const isOne =
    ((isKeeping || isDatabaseImage(service.image, context)) && !isClient(service.value)) ||
    isBuiltDatabase(service, context);
  return isOne && !isManaged && !service.isPartial && !service.isModelProvider;
}

const isStoreOrBroker = ({stores, image}: Service, context: Context): boolean =>
  stores.length > 0 || isStateful(image, factsOf(context));

/** Protocols whose ports are opened to visitors on purpose. */
const FOR_VISITORS = /^(?:SSH|Git|FTP|SMTP|IMAP|POP3|DNS|SIP|IRC|OpenVPN|RTMP|Minecraft)$/;

/** Whether a port past the load balancer is for other services: one of them calls it, or visitors have another one. */
function isForOthers({target, protocol}: Port, service: Service, context: Context): boolean {
  const other = protocolAt(target, service, context);
  const isCalled =
    context.services.some((one) => isPublic(one, context) || usedBy(one).includes(service.name)) ||
    addressesOf(context).some(({host}) => host === service.name);
  return protocol === 'tcp' && isCalled && !FOR_VISITORS.test(other ?? '');
}

/** A month of a small stack costs less, in US dollars. */
const WORTH_A_WORD = 100;

const billOf = (usd: number, all: number) => ({
  COST: monthInWords({usd, unpriced: []}),
  TOTAL: monthInWords({usd: all, unpriced: []}),
});

const writtenIn = ({template, value}: ScalarValue): string => template ?? String(value);

/** What harms whoever deploys, although the app starts and answers. */
export const HARM_GAPS = {
  'empty-database': each((service, context) => {
    const key = isDatabase(service, context) ? freeKey(service.stores[0], context) : undefined;
    if (key === undefined) return false;
    const own = isOfficialStore(service.image) || service.image === '' ? undefined : 'own';
    const variant = service.stores[0] === 'mongodb' ? 'engine' : own;
    return {...ofKey(service, 'image', service.name), slots: {CHANGE: `${key}: true`, IMAGE: service.image}, variant};
  }),

  'lost-database': each(
    (service, context) =>
      isDatabase(service, context) &&
      freeKey(service.stores[0], context) === undefined &&
      ofKey(service, 'image', service.name),
  ),

  'lost-files': each((service, context) => {
    const kept = mountsOf(service).filter((mount) => keepsData(mount, service, context));
    if (isDatabase(service, context)) return [];
    const isStorage = factsOf(context).objectStores.includes(imageWord(service.image)) && !isClient(service.value);
    if (kept.length === 0) return isStorage && {...ofKey(service, 'image', service.name), variant: 'store'};
    const isServer = service.image !== '' && !isClient(service.value);
    const key = isServer ? managedKey(service.stores[0], context) : undefined;
    const isOfServer = isStoreOrBroker(service, context) || isAdminTool(service, context);
    const managed =
      key === undefined
        ? {variant: isOfServer ? 'server' : undefined}
        : {variant: 'managed', slots: {CHANGE: `${key}: true`}};
    return kept.map((mount) => ({place: mount.value, below: mount.below, subject: mount.text, ...managed}));
  }),

  'inner-database': each((service, context) => {
    const {image, value, environment} = service;
    const [, start] =
      Object.entries(factsOf(context).innerDatabases).find(([end]) => repositoryOf(image).endsWith(end)) ?? [];
    const isKept = mountsOf(service).some((mount) => !mount.isReadOnly && keepsFiles(mount, service, context));
    const isElsewhere = /--db(?!-)/.test(commandOf(value).join(' ')) || hasUnreadFile(service, context);
    const isNamed = environment.some(
      ({name, text}) => start && name.startsWith(start) && !/^(?:dev-|sqlite|h2)/.test(text ?? ''),
    );
    return (
      start !== undefined &&
      !isKept &&
      !isElsewhere &&
      !isNamed && {...ofKey(service, 'image', service.name), slots: {CHANGE: `${start}…`}}
    );
  }),

  'open-port': each((service, context) =>
    openPorts(service, context).flatMap((port) => {
      if (!isStoreOrBroker(service, context) || isClient(service.value)) return [];
      const where = port.index < 0 ? {below: 'ports', variant: 'added'} : {below: `ports.${port.index}`};
      return [{place: port.place, ...where, subject: service.name, slots: {NUMBER: String(port.target)}}];
    }),
  ),

  'open-tool': each((service, context) => {
    if (!isAdminTool(service, context)) return false;
    const ports = [...(isPublic(service, context) ? ingressPorts(service) : []), ...openPorts(service, context)];
    const [open] = ports.filter(({target}) => protocolAt(target, service, context) === undefined);
    const setting = openSetting(service, context);
    const words = {subject: setting ?? service.name, variant: setting && 'setting'};
    return open !== undefined && {place: open.place, below: `ports.${open.index}`, ...words};
  }),

  /** What only other services call, where no network keeps it from the internet. Whoever wants SSH or mail opens its port. */
  'open-service': each((service, context) => {
    const isTold = isStoreOrBroker(service, context) || isAdminTool(service, context);
    const [open] = isTold ? [] : openPorts(service, context).filter((port) => isForOthers(port, service, context));
    if (open === undefined) return false;
    const subject = `${service.name}:${open.target}`;
    return {place: open.place, below: 'ports', subject, slots: {NUMBER: String(open.target)}};
  }),

  'plain-secret': each(({environment, args}) =>
    [...environment, ...args].flatMap(({name, text, key, value}, index) => {
      const variant = index < environment.length ? undefined : 'build';
      const hit = {place: key, below: `${variant ? 'build.args' : 'environment'}.${name}`, subject: name, variant};
      // What an env file or a variable brings isn't in the Compose file.
      const isWritten = text !== null && isScalar(value) && writtenIn(value).includes(text);
      return isWritten && isPlainSecret(name, text) ? [{...hit, slots: {NAME: name}}] : [];
    }),
  ),
  /** One thing is most of a bill that is worth a word, and every line of the bill has a price. */
  'most-of-bill': (context) => {
    const plan = isPriced(context.input) ? planOf(context) : null;
    if (!plan || plan.month.unpriced.length > 0 || plan.month.usd < WORTH_A_WORD) return [];
    const own = context.services.map((service, index) => ({service, usd: plan.services[index]?.month.usd ?? 0}));
    const stores = own.filter(({service}) => storeOf(service, context));
    const groups = own.map((one) => [one]).concat(stores.length > 1 ? [stores] : []);
    const sum = (group: typeof own) => group.reduce((all, {usd}) => all + usd, 0);
    const most = groups.find((group) => sum(group) * 2 > plan.month.usd);
    const [first] = most ?? [];
    if (!most || !first) return [];
    const {name, value} = first.service;
    const kind = (textOf(at(value, 'deploy', 'replicas')) ?? '1') === '1' ? 'size' : 'replicas';
    const slots = {OTHER: most.map(({service}) => service.name), ...billOf(sum(most), plan.month.usd)};
    const variant = most.length > 1 ? 'stores' : kind;
    return [{service: first.service, ...ofKey(first.service, 'deploy', name), slots, variant}];
  },
  'ha-redis': each(
    (service, context) => storeOf(service, context) === 'redis' && ofKey(service, 'image', service.name),
  ),

  'own-network': (context) => {
    const [first] = context.services.filter((service) => storeOf(service, context));
    return first ? [{service: first, ...ofKey(first, 'image', first.name)}] : [];
  },
} satisfies Record<string, FindGap>;
