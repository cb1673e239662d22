import {ingressPorts} from '../project/ports';
import type {Service} from '../project/service';
import {secondsOf} from '../shapes/formats';
import {type Value, isList, isMap, isScalar, textOf} from '../yaml/value';
import {type Bench, remove} from './bench';
import {quoted} from './emit';
import {imageWord} from '../judge/gaps/gap';
import {isOther, knownPort} from './ports';

/** Images of which the variants `-alpine` have BusyBox, and `-slim` neither curl nor wget. */
const BASES = /^(?:node|python|ruby|golang|eclipse-temurin|alpine|bun|php)$/;

const isLacking = ({image}: Service, program: string): boolean =>
  BASES.test(imageWord(image)) &&
  (program === 'curl' ? /-?alpine|-slim/.test(image) || imageWord(image) === 'alpine' : /-slim/.test(image));

/** A command that asks a path, with what the image has. */
function probeFor({image}: Service, url: string): string | null {
  const name = imageWord(image);
  if (/alpine/.test(image)) return `wget -q -O /dev/null ${url}`;
  if (name === 'node') return `node -e "fetch('${url}').then(r => process.exit(r.ok ? 0 : 1))"`;
  if (name === 'python') return `python -c "import urllib.request as r; r.urlopen('${url}')"`;
  return null;
}

const textsOfTest = (value: Value | undefined): string[] =>
  isList(value)
    ? value.items.map((item) => textOf(item) ?? '')
    : isScalar(value)
      ? ['CMD-SHELL', textOf(value) ?? '']
      : [];

function times(bench: Bench, service: Service): void {
  const [part] = bench.parts(service.name, 'healthcheck').slice(-1);
  if (!part || !isMap(part.value)) return;
  const map = part.value;
  const textAt = (key: string) => textOf(map.entries.get(key)?.value);
  const [interval, timeout] = [secondsOf(textAt('interval') ?? ''), secondsOf(textAt('timeout') ?? '')];
  const wanted = Math.max(1, Math.ceil(timeout || Math.min(5, interval ?? 5)));
  bench.propose(service, {
    reason: 'probe-times',
    place: (map.entries.get('timeout') ?? map.entries.get('interval') ?? part.entry).key,
    apply(draft) {
      const set = (key: string, text: string) => {
        const entry = map.entries.get(key);
        if (entry) draft.replace(entry.value, text);
        else draft.add(map, key, text, ['interval', 'timeout', 'test']);
      };
      if (timeout === null || timeout === undefined || timeout <= 0 || timeout !== wanted) set('timeout', `${wanted}s`);
      if ((interval ?? 30) < wanted) set('interval', `${wanted}s`);
    },
  });
}

/** Health checks that the CLI refuses, or that the image can't run. */
export function healthChecks(bench: Bench): void {
  for (const service of bench.services) {
    const rules = new Set(bench.findings.filter((one) => one.service === service.name).map(({rule}) => rule));
    if (rules.has('healthcheck-timeout-interval') || rules.has('healthcheck-order')) times(bench, service);
    const parts = bench.parts(service.name, 'healthcheck');
    const tests = bench.parts(service.name, 'healthcheck', 'test');
    const [test] = tests.slice(-1);
    const words = textsOfTest(test?.value);
    const line = words.join(' ');
    const isPublic =
      (ingressPorts(service).length > 0 || bench.published.has(service.name)) && !bench.hidden.has(service.name);
    if (rules.has('unsupported-healthcheck') && test && words.length > 0) {
      const command = words.map((word) => quoted(word)).join(', ');
      bench.propose(service, {
        reason: 'probe-form',
        place: test.value,
        apply: (draft) => draft.replace(inner(test.value), `["CMD", ${command}]${tail(bench, test.value)}`),
      });
      continue;
    }
    if (!test || (!isPublic && !/curl|wget/.test(line))) continue;
    if (isPublic && words[0] === 'NONE') {
      bench.propose(service, {reason: 'probe-none', place: test.value, apply: (draft) => remove(draft, parts)});
      continue;
    }
    const port =
      ingressPorts(service).find(({target}) => !isOther(target, bench.context))?.target ??
      knownPort(service, bench.context) ??
      80;
    const [, program = ''] = /\b(curl|wget)\b/.exec(line) ?? [];
    const [, path = '/'] = /https?:\/\/[^/\s"']+(\/[^\s"'\]|;]*)?/.exec(line) ?? [];
    const [, written] = /(?:localhost|127\.0\.0\.1|0\.0\.0\.0):(\d+)/.exec(line) ?? [];
    const url = `http://127.0.0.1:${written ?? port}${path}`;
    const probe = program && isLacking(service, program) ? probeFor(service, url) : null;
    if (probe) {
      bench.propose(service, {
        reason: 'probe-program',
        place: test.value,
        slots: {PROGRAM: program, IMAGE: service.image},
        apply: (draft) => draft.replace(inner(test.value), `["CMD-SHELL", ${quoted(probe)}]${tail(bench, test.value)}`),
      });
    } else if (isPublic && !/localhost|127\.0\.0\.1/.test(line)) {
      const source = bench.sourceOf(test.value);
      const local = source.replace(/(https?:\/\/)[^:/\s"'\]]+/, '$1localhost');
      bench.propose(service, {
        reason: local === source ? 'probe-unknown' : 'probe-host',
        place: test.value,
        apply(draft) {
          if (local === source) remove(draft, parts);
          else draft.replace(test.value, local);
        },
      });
    }
  }
}

const inner = (value: Value): Value => value;

/** A block ends with its line break. */
const tail = (bench: Bench, value: Value): string => (bench.sourceOf(value).endsWith('\n') ? '\n' : '');
