import {type Port, ingressPorts, modeOf} from '../../project/ports';
import {type Service, dependenciesOf, isJob, usedBy} from '../../project/service';
import {type Pair, at, child, isExternal, namesIn} from '../../yaml/value';
import {hasUnreadFile} from '../env-files';
import {addressesOf} from './addresses';
import {type FindGap, type Hit, factsOf, imageWord, isAdminTool, isDatabaseImage} from './gap';
import {isBuiltDatabase} from './harms';
import {hitOf, otherNames} from './hosts';
import {isProxyNetwork, protocolOf} from './reach';

const MACHINE =
  /^(?:host\.docker\.internal|gateway\.docker\.internal|docker\.for\.(?:mac|win)\.[\w.]+|172\.17\.0\.1)$/i;

/** Addresses that only the machines of one network have. */
const LAN = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)\d+\.\d+(?:\.\d+)?$/;

/** Schemes of addresses that a program connects to. */
const NETWORKED = /^(?:https?|wss?|postgres(?:ql)?|mysql|mongodb|rediss?|amqps?|nats|grpc|tcp)$/;

/** Variables that may bring an address with a password, and what such an address has. */
const OF_ADDRESS = /DSN|UR[LI]$|CONN|JDBC|DATASOURCE|DATABASE/i;
const WITH_PASSWORD = /:\/\/[^/@\s]+@|password=/i;

/** Whether a variable tells an app a password. */
const tells = ({name, text}: Pair): boolean =>
  /PASS|PWD/i.test(name) ||
  (OF_ADDRESS.test(name) && (text === null || text.includes('$'))) ||
  WITH_PASSWORD.test(text ?? '');

/** Variables that may bring the address of a Redis. */
const OF_REDIS = /REDIS|CACHE|BROKER|CELERY|QUEUE/i;

/** Names of what visitors see, and of what it calls. */
const FRONT = /front|client|(?:^|[-_])ui$/i;
const CALLS = /API|BACK|SERVER|URL|HOST/i;
const BACK = /^(?:back|api|server)|(?:^|[-_])(?:api|back-?end)$/i;

/** What services need and no file says: other machines, other projects, and what an app's own code knows. */
export const OUTSIDE_GAPS = {
  'docker-host': (context) => {
    const own = otherNames(context, 'other');
    return addressesOf(context).flatMap((address) => {
      const {host, name} = address;
      if (/DEBUG/i.test(name)) return [];
      if (MACHINE.test(host)) return [hitOf(address)];
      return LAN.test(host) && !own.has(host) ? [{...hitOf(address), variant: 'lan'}] : [];
    });
  },

  /** Hosts that another project on the same machine has, as a network of it says. */
  'other-project': (context) => {
    const named = new Set([...context.services, ...context.inactive].map(({name}) => name));
    const others = new Set([...otherNames(context, 'alias').keys(), ...otherNames(context, 'other').keys()]);
    return addressesOf(context).flatMap((address) => {
      const {service, host, port, scheme, isBare} = address;
      const external = namesIn(child(service.value, 'networks')).filter(
        (name) => isExternal(at(context.root, 'networks', name)) && !isProxyNetwork(name, context),
      );
      const isName = /^[a-z][\w-]*$/i.test(host) && host !== 'localhost' && (isBare || scheme !== '' || port >= 80);
      const isKnown = named.has(host) || others.has(host);
      if (!isName || isKnown || (external.length === 0 && !NETWORKED.test(scheme))) return [];
      return [{...hitOf(address, {OTHER: host}), variant: external.length > 0 ? undefined : 'nowhere'}];
    });
  },

  /** What visitors reach waits for another service that they reach too, and only its own files say where that is. */
  'unseen-service': (context) =>
    context.services.flatMap((service): Hit[] => {
      const awaited = dependenciesOf(service);
      // `chess-ui` shows `chess`.
      const isOfOther = context.services.some(({name}) => service.name === `${name}-ui`);
      // Who doesn't wait for it may call it all the same.
      const isFront =
        FRONT.test(service.name) && ![...service.environment, ...service.args].some(({name}) => CALLS.test(name));
      const called = context.services.filter(
        ({name}) => isFront && !isOfOther && BACK.test(name) && !awaited.some((one) => one.name === name),
      );
      return [...awaited, ...called.map(({name}) => ({name, place: service.key}))].flatMap(({name, place}) => {
        const other = context.services.find((one) => one.name === name);
        const isHttp = (port: Port) => modeOf(port) === 'ingress' && !protocolOf(port, other!, context);
        const isWeb = other && other.ports.length > 0 && other.ports.every(isHttp);
        const isTold =
          service.value.entries.has('env_file') ||
          addressesOf(context).some(
            (address) =>
              address.service === service &&
              (address.host === name || other?.ports.some(({published}) => published === String(address.port))),
          );
        if (!isWeb || isTold || ingressPorts(service).length === 0 || other.stores.length > 0) return [];
        const port = String(other.ports[0]?.target);
        return [{service, place, below: 'depends_on', subject: name, slots: {OTHER: name, PORT: port}}];
      });
    }),

  /** An app with a database whose password no variable tells: its code or its own files have it. */
  'unseen-store': (context) => {
    const {services} = context;
    const isStore = (one: Service) =>
      one.stores.length > 0 || isDatabaseImage(one.image, context) || isBuiltDatabase(one, context);
    const named = new Set([...services.flatMap(usedBy), ...addressesOf(context).map(({host}) => host)]);
    const isProxy = ({image}: Service) => factsOf(context).configuredProxies.includes(imageWord(image));
    const apps = services.filter(
      (one) => !isStore(one) && !isProxy(one) && !isAdminTool(one, context) && !isJob(one) && !one.isPartial,
    );
    return apps.flatMap((service, index): Hit[] => {
      // A database that nobody waits for and no value names is the first app's.
      const unnamed = index > 0 ? [] : services.filter(({name}) => !named.has(name));
      const others = [...dependenciesOf(service), ...unnamed.map(({name, key}) => ({name, place: key}))];
      const isTold = service.environment.some(tells);
      return others.flatMap(({name, place}) => {
        const other = services.find((one) => one.name === name);
        // It's in config, or in a file that only the store gets.
        const password = other?.environment.find(
          (pair) => /PASS(?:WORD|WD)?$/.test(pair.name) && (pair.text === null || pair.value === other.value),
        );
        // Azure gives a Redis a password of its own, and its address only to variables.
        const isAlone =
          context.input.provider === 'azure' &&
          other?.managed.includes('redis') &&
          !service.environment.some((pair) => OF_REDIS.test(`${pair.name} ${pair.text}`));
        // What is written here, a file that isn't here may have too.
        const isWritten = password?.text !== null && hasUnreadFile(service, context);
        if (!other || !isStore(other) || !(isAlone || (password && !isTold && !isWritten))) return [];
        const variant = !password ? 'redis' : password.text === null ? undefined : 'file';
        const slots = {NAME: password?.name ?? 'REDIS_URL', OTHER: name};
        return [{service, place, below: 'depends_on', subject: name, slots, variant}];
      });
    });
  },
} satisfies Record<string, FindGap>;
