import type {Service} from '../project/service';
import {secondsOf} from '../shapes/formats';
import {child, isMap, textOf} from '../yaml/value';
import type {Plan} from './plan';
import {testOf} from '../judge/health';

function times(plan: Plan, service: Service): void {
  const part = plan.part(service.name, 'healthcheck');
  if (!part || !isMap(part.value)) return;
  const map = part.value;
  const [interval, timeout] = ['interval', 'timeout'].map((key) => secondsOf(textOf(child(map, key)) ?? ''));
  const wanted = Math.max(1, Math.ceil(timeout || Math.min(5, interval ?? 5)));
  plan.propose(service, {
    reason: 'probe-times',
    place: (map.entries.get('timeout') ?? map.entries.get('interval') ?? part.entry).key,
    apply(draft) {
      for (const key of [timeout !== wanted && 'timeout', (interval ?? 30) < wanted && 'interval'])
        if (key) plan.set(draft, service.name, ['healthcheck', key], `${wanted}s`, ['interval', 'timeout', 'test']);
    },
  });
}

/** Health checks that the CLI refuses. */
export function healthChecks(plan: Plan): void {
  const isAzure = plan.context.input.provider === 'azure';
  for (const service of plan.services) {
    const rules = new Set(plan.findings.filter((one) => one.service === service.name).map(({rule}) => rule));
    if (rules.has('healthcheck-timeout-interval') || rules.has('healthcheck-order')) times(plan, service);
    const test = plan.part(service.name, 'healthcheck', 'test');
    if (!test) continue;
    const words = testOf(test.map);
    const line = words.join(' ');
    // On Azure a private port is still one of the load balancer's.
    const isPublic = plan.isPublic(service) || (isAzure && rules.has('healthcheck-needs-localhost'));
    const place = test.value;
    const source = plan.sourceOf(place);
    const replace = (reason: string, text: string) =>
      plan.propose(service, {reason, place, apply: (draft) => draft.replace(place, text)});
    if (isPublic && !/localhost|127\.0\.0\.1/.test(line)) {
      const own = [
        service.name,
        textOf(child(service.value, 'container_name')),
        textOf(child(service.value, 'hostname')),
        '0.0.0.0',
      ];
      const host = /https?:\/\/([^:/\s"'\]]+)/.exec(line)?.[1];
      const local = source.replace(/(https?:\/\/)[^:/\s"'\]]+/, '$1localhost');
      if (local === source || !own.includes(host)) plan.drop(service, 'probe-unknown', ['healthcheck'], {place});
      else replace('probe-host', local);
    }
  }
}
