import type {Context} from '../../context';
import {ingressPorts} from '../../project/ports';
import type {Service} from '../../project/service';
import {type Address, addressesOf, portBeside} from './addresses';
import {type FindGap, type Hit, isAdminTool, isOfBrowser} from './gap';
import {hitOf} from './hosts';

const LOCAL = /^(?:localhost|127\.0\.0\.1)$/;

/** Names and addresses that only one machine or its network has. */
const LOCAL_NAME =
  /^(?:localhost|127\.0\.0\.1|::1|0\.0\.0\.0|(?:192\.168|10)(?:\.\d+)+|[\w.-]+\.(?:local|lan|home|internal|test|localhost|localdomain))$/;

/** Variables with the address at which the service itself listens. */
const LISTENS = /LISTEN|BIND|METRICS|PPROF|DEBUG/i;

/** Variables with addresses that visitors use, not other services. */
const FOR_VISITORS =
  /ORIGIN|CORS|REDIRECT|CALLBACK|ALLOWED|FRONTEND|CLIENT_URL|SITE_URL|BASE_URL|APP_URL|PUBLIC_URL|ROOT_URL|EXTERNAL/i;

/** The same, of variables that only ever hold the service's own address. */
const OWN_ADDRESS = /WEBHOOK|(?:SERVER|WEB|AUTH|HOST|SELF|INSTANCE)_?URL|ISSUER|WEBSITE|^URL$/i;

/** Lists of the names under which visitors may come. */
const OWN_NAMES =
  /(?:ALLOWED|TRUSTED|STATEFUL)_(?:HOSTS?|DOMAINS?|ORIGINS?)$|(?:^|_)(?:DOMAIN|SERVER_NAME)$|^(?:KC|N8N|SITE|PUBLIC)_HOST(?:NAME)?$/i;

const portIn = ({port, scheme}: Address): number => port || (scheme === 'http' ? 80 : scheme === 'https' ? 443 : 0);

/** Service whose port `localhost` means; only one that listens there, while the service itself doesn't. */
function ownerOf(address: Address, {machine}: Context): Service | undefined {
  const {name} = address;
  const service = machine.find((one) => one.name === address.service.name) ?? address.service;
  const has = ({ports}: Service, wanted: number): boolean =>
    ports.some(({target, published}) => target === wanted || Number(published) === wanted);
  const wanted = portIn(address) || portBeside(name, service);
  const isOwn = service.environment.some(
    (pair) => /^(?:(?:HTTP|SERVER|APP|LISTEN)_)?PORT$/.test(pair.name) && Number(pair.text) === wanted,
  );
  if (!wanted || isOwn || has(service, wanted)) return undefined;
  const others = machine.filter((other) => other !== service);
  // Two may have the number, one of them only inside. A browser never finds that one, if it has another number outside.
  const isOutside = ({ports}: Service): boolean => ports.some(({published}) => Number(published) === wanted);
  const isHidden = ({ports}: Service) => address.scheme.startsWith('http') && ports.every((port) => port.published);
  return others.find(isOutside) ?? others.find((other) => has(other, wanted) && !isHidden(other));
}

/** Whether a service has the same line: shared settings speak of the service that they name, and others have them unused. */
const hasToo = (other: Service, {name, text}: Address): boolean =>
  other.environment.some((pair) => pair.name === name && pair.text?.includes(text));

/** No container reaches another one at `localhost`: where such a URL works, a visitor's browser uses it. */
const isSentToVisitors = ({service, scheme, port, below}: Address, owner: Service, context: Context): boolean =>
  /^https?$/.test(scheme) &&
  !/^(?:command|entrypoint)/.test(below) &&
  !service.value.entries.has('network_mode') &&
  !isAdminTool(owner, context) &&
  owner.ports.some(({published, hostIp}) => !hostIp && published === String(port));

type Kind = 'inside' | 'browser' | 'origin';

function localAddresses(context: Context, wanted: Kind): Hit[] {
  return addressesOf(context).flatMap((address) => {
    if (!LOCAL.test(address.host) || LISTENS.test(address.name)) return [];
    const owner = ownerOf(address, context);
    const isBrowser = isOfBrowser(address.name, context);
    const other = FOR_VISITORS.test(address.name) ? 'origin' : 'inside';
    const kind = isBrowser ? 'browser' : other;
    if (owner && kind === 'inside' && hasToo(owner, address)) return [];
    if (!owner || kind !== wanted) return [];
    const variant = kind === 'inside' && isSentToVisitors(address, owner, context) ? 'visitors' : undefined;
    return [{...hitOf(address, {OTHER: owner.name, PORT: String(address.port)}), variant}];
  });
}

/** Addresses of the service itself that name the machine, as visitors there use them. */
function ownLocalhost(context: Context): Hit[] {
  const ofAddresses = addressesOf(context).flatMap((address) => {
    const {service, name, below, host} = address;
    if (!LOCAL.test(host) || LISTENS.test(name) || below === 'command') return [];
    const wanted = portIn(address);
    const isForVisitors = FOR_VISITORS.test(name) || OWN_ADDRESS.test(name) || isOfBrowser(name, context);
    // What visitors call by HTTPS has its port at the load balancer.
    const isAny = isForVisitors && address.port === 0 && address.scheme === 'https';
    const port = ingressPorts(service).find(
      ({target, published}) => isAny || [String(target), published].includes(`${wanted}`),
    );
    if (!port) return [];
    // Only the machine has the other number.
    const isOutside = wanted !== port.target && address.scheme.startsWith('http');
    return isForVisitors || isOutside ? [hitOf(address, {OTHER: service.name})] : [];
  });
  const ofNames = context.services.flatMap((service) =>
    ingressPorts(service).length === 0
      ? []
      : service.environment.flatMap(({name, text, key}): Hit[] => {
          const all = (text ?? '').split(/[\s,;"'[\]]+/).filter(Boolean);
          const names = /STATEFUL/.test(name) ? all.map((one) => one.replace(/(?<=\w):\d+$/, '')) : all;
          const isLocal = names.some((one) => LOCAL_NAME.test(one));
          const isOnly = names.every((one) => LOCAL_NAME.test(one) || context.services.some((its) => its.name === one));
          // Elsewhere the deployment makes a public address of its name at the end.
          const isPublic = context.input.provider !== 'azure' && names.at(-1) === service.name;
          if (!isLocal || !isOnly || isPublic || !OWN_NAMES.test(name)) return [];
          const slots = {NAME: name, OTHER: service.name};
          return [{service, place: key, below: `environment.${name}`, subject: names[0] ?? '', slots}];
        }),
  );
  return [...ofAddresses, ...ofNames];
}

/** Addresses of the reader's machine, where another service or the service itself is meant. */
export const LOCALHOST_GAPS = {
  localhost: (context) => localAddresses(context, 'inside'),

  'localhost-in-browser': (context) => localAddresses(context, 'browser'),

  'localhost-as-origin': (context) => localAddresses(context, 'origin'),

  'own-localhost': ownLocalhost,
} satisfies Record<string, FindGap>;
