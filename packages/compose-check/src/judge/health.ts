import {linkToKey} from '../../data/compose/key-id';
import type {ServiceRule} from '../context';
import {ingressPorts} from '../project/ports';
import type {Service} from '../project/service';
import type {Remark} from '../report';
import {secondsOf} from '../shapes/formats';
import {type Value, at, child, entryAt, isList, isMap, isScalar, isYes, textOf} from '../yaml/value';
import {effectAt} from './engine-remark';
import {protocolOf} from './gaps/reach';
import {keyOf} from './keys';
import {inService} from './places';
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

const missingHealthCheck: ServiceRule = (service, context) => {
  const {report} = context;
  // The CLI doesn't count a port whose mode is an empty text.
  const port = ingressPorts(service).find(({mode}) => mode !== '');
  if (!port || service.isPartial || healthOf(service)) return;
  const protocol = protocolOf(port, service, context);
  // The CLI says it for any port, but advice about HTTP doesn't help where it isn't HTTP.
  const id = protocol ? 'ingress-port-without-http' : 'ingress-port-without-healthcheck';
  const slots = {PORT: String(port.target), ...(protocol && {NUMBER: String(port.target), PROTOCOL: protocol})};
  report.say(id, atPort(service, port), slots);
};

/** Seconds as Go prints them with `%f`. */
const printed = (seconds: number): string => `${seconds.toFixed(6)}s`;
const isWhole = (seconds: number): boolean => Math.abs(seconds - Math.round(seconds)) < 1e-9;

const healthCheckTimes: ServiceRule = (service, {report}) => {
  const health = healthOf(service);
  if (!health) return;
  const [timeout, interval] = (['timeout', 'interval'] as const).map((key) => {
    const text = textOf(child(health, key));
    return text === undefined ? undefined : (secondsOf(text) ?? undefined);
  });
  if (timeout !== undefined && !isWhole(timeout))
    report.say('healthcheck-timeout-seconds', atCheck(service, 'timeout'));
  if (interval !== undefined && !isWhole(interval))
    report.say('healthcheck-interval-seconds', atCheck(service, 'interval'));
  const longest = timeout ?? DEFAULT_TIMEOUT;
  const between = interval ?? DEFAULT_INTERVAL;
  if (between >= longest && longest > 0) return;
  const where = atCheck(service, timeout === undefined ? 'interval' : 'timeout');
  report.say('healthcheck-timeout-interval', where, {TIMEOUT: printed(longest), INTERVAL: printed(between)});
};

/** The port that the probe asks if the URL names none. */
const PROBE_PORT = 80;

/** A probe whose URL names no port, where the provider takes the port from the URL: it restarts an app that's well. */
const probePort: ServiceRule = (service, context) => {
  const test = testOf(healthOf(service));
  const key = keyOf('healthcheck.test', context);
  const [port] = ingressPorts(service);
  if (!key || !port || test.length < 2 || effectAt(key, context.input.provider)?.effect !== 'works') return;
  const namesPort = test.some((word) => /(?:localhost|127\.0\.0\.1):\d/.test(word));
  if (namesPort || port.target === PROBE_PORT) return;
  context.report.say('probe-port', atCheck(service, 'test'), {PORT: String(port.target)});
};

const healthCheckTest: ServiceRule = (service, {report}) => {
  const health = child(service.value, 'healthcheck');
  const test = testOf(health);
  const [first, ...rest] = test;
  if (first === undefined) return;
  const isPublic = ingressPorts(service).length > 0;
  const where = atCheck(service, 'test');
  if (first === 'NONE') {
    if (isPublic) report.say('healthcheck-none-with-ingress', where);
  } else if (first !== 'CMD' && first !== 'CMD-SHELL')
    report.say('unsupported-healthcheck', where, {TEST: test.join(' ')});
  else if (isPublic && !rest.some((word) => /localhost|127\.0\.0\.1/.test(word)))
    report.say('healthcheck-needs-localhost', where);
};

/** `interval` must not be shorter than `timeout`, even where both are short enough for the defaults. */
const healthCheckOrder: ServiceRule = (service, {report}) => {
  const health = child(service.value, 'healthcheck');
  if (!isYes(at(health, 'disable')) || testOf(health).length === 0) return;
  const [interval, timeout] = ['interval', 'timeout'].map((key) => secondsOf(textOf(child(health, key)) ?? '') ?? 0);
  if (interval && timeout && interval < timeout) report.say('healthcheck-order', atCheck(service, 'timeout'));
};

export const HEALTH_RULES: ServiceRule[] = [
  missingHealthCheck,
  healthCheckTimes,
  healthCheckTest,
  healthCheckOrder,
  probePort,
];
