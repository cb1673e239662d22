import {linkToKey} from '../../data/compose/key-id';
import {ingressPorts} from '../project/ports';
import type {Context} from '../context';
import type {Service} from '../project/service';
import type {Remark} from '../report';
import {secondsOf} from '../shapes/formats';
import {type Value, at, child, entryAt, isList, isMap, isScalar, isYes, textOf} from '../yaml/value';
import {effectAt} from './engine-remark';
import {factsOf, imageWord} from './gaps/gap';
import {protocolOf} from './gaps/reach';
import {keyOf} from './keys';
import {inService, says} from './places';
import {atPort} from './ports';

const DEFAULT_TIMEOUT = 5;
const DEFAULT_INTERVAL = 30;

/** The health check of a service; undefined where there is none, or where it's switched off. */
function healthOf({value}: Service): Value | undefined {
  const health = child(value, 'healthcheck');
  return isMap(health) && !isYes(at(health, 'disable')) ? health : undefined;
}

/** Words of the test as the tool reads them: plain text is a shell command. */
export function testOf(health: Value | undefined): string[] {
  const test = child(health, 'test');
  if (isScalar(test)) return ['CMD-SHELL', textOf(test) ?? ''];
  return isList(test) ? test.items.map((item) => textOf(item) ?? '') : [];
}

function atCheck(service: Service, key: string): Remark {
  const health = entryAt(service.value, 'healthcheck');
  const below = entryAt(health?.value, key);
  const place = below?.key ?? health?.key ?? service.key;
  return {
    ...inService(service, place, below ? `healthcheck.${key}` : 'healthcheck'),
    link: linkToKey('healthcheck', key),
  };
}

/** A test that the image of a service can run, as far as its name says; empty where it has no program for one. */
function probeFor({image}: Service, target: number, context: Context): string {
  const usual = /:.*alpine/.test(image) ? 'wget' : 'curl';
  const known = factsOf(context).programs[imageWord(image).toLowerCase()] ?? usual;
  const [program = '', path = '/'] = known.split(' ');
  const option = program === 'wget' ? '-qO-' : '-f';
  return program === 'none' ? '' : `["CMD", "${program}", "${option}", "http://localhost:${target}${path}"]`;
}

/** Seconds as Go prints them with `%f`. */
const printed = (seconds: number): string => `${seconds.toFixed(6)}s`;

/** Seconds of a time of the health check; undefined where it has none that can be read. */
const timeOf = (health: Value | undefined, key: 'timeout' | 'interval'): number | undefined =>
  secondsOf(textOf(child(health, key)) ?? '') ?? undefined;

const isBroken = (seconds = 0): boolean => Math.abs(seconds - Math.round(seconds)) >= 1e-9;

/** The port that the probe asks if the URL names none. */
const PROBE_PORT = 80;

const LOCAL = /localhost|127\.0\.0\.1/;

export const HEALTH_RULES = says({
  'ingress-port-without-healthcheck': (service, context) => {
    // The CLI doesn't count a port whose mode is an empty text.
    const port = ingressPorts(service).find(({mode}) => mode !== '');
    if (!port || service.isPartial || healthOf(service)) return undefined;
    // The CLI says it for any port, but advice about HTTP doesn't help where it isn't HTTP.
    const PROTOCOL = protocolOf(port, service, context);
    const PORT = String(port.target);
    if (PROTOCOL)
      return {...atPort(service, port), slots: {PORT, NUMBER: PORT, PROTOCOL}, id: 'ingress-port-without-http'};
    const PROBE = probeFor(service, port.target, context);
    return {...atPort(service, port), slots: {PORT, PROBE}, id: PROBE ? undefined : 'ingress-port-without-program'};
  },
  'healthcheck-timeout-seconds': (service) =>
    isBroken(timeOf(healthOf(service), 'timeout')) && atCheck(service, 'timeout'),
  'healthcheck-interval-seconds': (service) =>
    isBroken(timeOf(healthOf(service), 'interval')) && atCheck(service, 'interval'),
  'healthcheck-timeout-interval': (service) => {
    const health = healthOf(service);
    const timeout = timeOf(health, 'timeout');
    const longest = timeout ?? DEFAULT_TIMEOUT;
    const between = timeOf(health, 'interval') ?? DEFAULT_INTERVAL;
    if (!health || (between >= longest && longest > 0)) return undefined;
    const slots = {TIMEOUT: printed(longest), INTERVAL: printed(between)};
    return {...atCheck(service, timeout === undefined ? 'interval' : 'timeout'), slots};
  },
  'unsupported-healthcheck': (service, context) => {
    const [first, ...rest] = testOf(child(service.value, 'healthcheck'));
    const isPublic = ingressPorts(service).length > 0;
    if (first === undefined) return undefined;
    const where = atCheck(service, 'test');
    if (first === 'NONE') return isPublic && {...where, id: 'healthcheck-none-with-ingress'};
    if (first !== 'CMD' && first !== 'CMD-SHELL') return {...where, slots: {TEST: [first, ...rest].join(' ')}};
    if (!isPublic || rest.some((word) => LOCAL.test(word))) return false;
    const port = ingressPorts(service).find((one) => !protocolOf(one, service, context));
    const PROBE = probeFor(service, port?.target ?? 0, context);
    const web = PROBE ? 'healthcheck-needs-localhost' : 'healthcheck-without-program';
    return {...where, id: port ? web : 'healthcheck-without-http', slots: {PROBE}};
  },
  // `interval` must not be shorter than `timeout`, even where both are short enough for the defaults.
  'healthcheck-order': (service) => {
    const health = child(service.value, 'healthcheck');
    if (!isYes(at(health, 'disable')) || testOf(health).length === 0) return undefined;
    const {interval = 0, timeout = 0} = {interval: timeOf(health, 'interval'), timeout: timeOf(health, 'timeout')};
    return interval !== 0 && timeout !== 0 && interval < timeout && atCheck(service, 'timeout');
  },
  // A probe whose URL names no port, where the provider takes the port from the URL: it restarts an app that's well.
  'probe-port': (service, context) => {
    const test = testOf(healthOf(service));
    const key = keyOf('healthcheck.test', context);
    const [port] = ingressPorts(service);
    // A test without `localhost` stops the deployment.
    if (
      !key ||
      !port ||
      !test.some((word) => LOCAL.test(word)) ||
      effectAt(key, context.input.provider)?.effect !== 'works'
    )
      return undefined;
    const namesPort = test.some((word) => /(?:localhost|127\.0\.0\.1):\d/.test(word));
    return (
      !namesPort && port.target !== PROBE_PORT && {...atCheck(service, 'test'), slots: {PORT: String(port.target)}}
    );
  },
});
