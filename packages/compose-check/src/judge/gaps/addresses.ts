import type {Context} from '../../context';
import {once} from '../../once';
import type {Service} from '../../project/service';
import {type Place, itemsOf, textOf, child} from '../../yaml/value';

/** A host that a value of a service names. */
export interface Address {
  service: Service;
  /** The variable, `command` or `entrypoint`. */
  name: string;
  place: Place;
  below: string;
  host: string;
  /** 0 where none is written. */
  port: number;
  scheme: string;
  /** Host and port as the file writes them. */
  text: string;
  /** The whole value is a host name, and the variable's name says that it is one. */
  isBare: boolean;
}

const HOST = /(?:([a-z][a-z\d+.-]*):\/\/)?(?:[^\s/,;"'=]+@)?([a-z\d_][\w.-]*)(?::(\d{1,5}))?(?![\w.-])/gi;

/** A host among other parts of a connection: `host=db`, `"host": "db"`. */
const PART = /(?:^|[\s;,{"'])(?:host|server|data source)["']?\s*[=:]\s*["']?([a-z\d_][\w.-]*)(?![\w.:/-])/gi;

/** How the name of a variable ends that holds a host. */
const HOST_VARIABLE = /(?:^|_)(?:HOST(?:NAME|_?IP)?|SERVERS?|ADDR(?:ESS)?|ENDPOINT|UR[LI]|BROKERS?|NODES?)$/i;

/** Settings of Elasticsearch and OpenSearch that list the hosts of a cluster. */
const HOSTS_VARIABLE = /^discovery\..*hosts$/;

/** A longer value is no address. */
const LONGEST = 2000;

function addressesIn(text: string, where: Omit<Address, 'host' | 'port' | 'scheme' | 'text' | 'isBare'>): Address[] {
  if (text.length > LONGEST) return [];
  const parts = [...text.matchAll(PART)].map(([, host = '']) => ({
    ...where,
    scheme: '',
    host,
    port: 0,
    text: host,
    isBare: true,
  }));
  const addresses = [...text.matchAll(HOST)].flatMap(([, scheme = '', host = '', port = '']) => {
    const isWhole = host === text.trim() && HOST_VARIABLE.test(where.name);
    const isBare = !scheme && !port && (isWhole || HOSTS_VARIABLE.test(where.name));
    if (!scheme && !port && !isBare) return [];
    return [
      {...where, scheme: scheme.toLowerCase(), host, port: Number(port), text: port ? `${host}:${port}` : host, isBare},
    ];
  });
  return [...addresses, ...parts];
}

/** All hosts that variables, commands and build arguments name. */
export const addressesOf = once((context: Context): Address[] =>
  context.services.flatMap((service) => {
    const pairs = [
      ...service.environment.map((pair) => ({...pair, below: `environment.${pair.name}`})),
      ...service.args.map((pair) => ({...pair, below: `build.args.${pair.name}`})),
    ];
    return [
      ...pairs.flatMap(({name, text, key, below}) => addressesIn(text ?? '', {service, name, place: key, below})),
      ...['command', 'entrypoint'].flatMap((name) =>
        itemsOf(child(service.value, name)).flatMap((item) =>
          addressesIn(textOf(item) ?? '', {service, name, place: item, below: name}),
        ),
      ),
    ];
  }),
);

/** `DB_PORT`, for `DB_HOST`. */
export function portBeside(name: string, {environment}: Service): number {
  const partner = name.replace(/(?:HOST|HOSTNAME|SERVER)$/i, 'PORT');
  return partner === name ? 0 : Number(environment.find((pair) => pair.name === partner)?.text ?? 0);
}
