import type {Context, ServiceRule} from '../context';
import {replacePlace} from '../fix';
import {type Port, distinctPorts, ingressPorts, modeOf} from '../project/ports';
import type {Service} from '../project/service';
import type {Remark} from '../report';
import type {Edit} from '../types';
import {inService, linkToKey, sourceOf} from './keys';

const PROTOCOLS = ['tcp', 'udp', 'http', 'http2', 'grpc'];
const MAX_TARGET = 32_767;

function remark(service: Service, port: Port, key: string): Remark {
  return {
    ...inService(service, port.place, `ports${port.index < 0 ? '' : `.${port.index}`}`),
    link: linkToKey('ports', key),
  };
}

/** Reports the first problem of a port, in the order in which the tool checks. */
function judgePort(service: Service, port: Port, {report}: Context): void {
  const slots = {SERVICE: service.name, PORT: String(port.target)};
  if (!(port.target >= 1 && port.target <= MAX_TARGET))
    report.say('port-target-range', slots, remark(service, port, 'target'));
  else if (port.hostIp) report.say('port-host-ip', slots, remark(service, port, 'host_ip'));
  else if (!PROTOCOLS.includes(port.protocol))
    report.say('port-protocol', {...slots, VALUE: port.protocol}, remark(service, port, 'protocol'));
}

/** Numbers that Go's `ParseUint(…, 10, 16)` accepts. */
const isPortNumber = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= 65_535;

/** ID of the message about `published`, and the value it quotes; null if there's no problem. */
function publishedProblem({published, target}: Port): {id: string; value: string} | null {
  if (!published) return null;
  const cut = published.indexOf('-');
  const [start, end] = cut < 0 ? [published] : [published.slice(0, cut), published.slice(cut + 1)];
  if (!isPortNumber(start ?? '')) return {id: 'published-range-start', value: start ?? ''};
  if (end === undefined)
    return Number(start) === target ? null : {id: 'published-not-equal-to-target', value: published};
  if (!isPortNumber(end)) return {id: 'published-range-end', value: end};
  if (Number(start) > Number(end)) return {id: 'published-range-order', value: published};
  if (target < Number(start) || target > Number(end)) return {id: 'published-range-without-target', value: published};
  return null;
}

export const portForm: ServiceRule = (service, {report}) => {
  for (const {place, index, message} of service.portProblems)
    report.add({
      rule: 'port-form',
      severity: 'stops',
      ...inService(service, place, `ports.${index}`),
      message,
      text: "The loader can't read this port.",
      remedy: 'Write `"8080:80"`, or a map with `target` and `mode`.',
    });
};

export const portMode: ServiceRule = (service, {report}) => {
  for (const port of service.ports.filter(({mode}) => !['', 'host', 'ingress'].includes(mode)))
    report.say(
      'port-mode',
      {SERVICE: service.name, PORT: String(port.target), VALUE: port.mode},
      remark(service, port, 'mode'),
      `port ${port.target}: 'mode' should have been validated to be one of [host ingress] but got: ${port.mode}`,
    );
};

export const unsetMode: ServiceRule = (service, {report}) => {
  for (const port of service.ports.filter(({mode}) => mode === ''))
    report.say('port-without-mode', {PORT: String(port.target)}, remark(service, port, 'mode'));
};

export const portValues: ServiceRule = (service, context) => {
  for (const port of service.ports) {
    judgePort(service, port, context);
    const problem = publishedProblem(port);
    if (problem)
      context.report.say(
        problem.id,
        {PORT: String(port.target), VALUE: problem.value},
        remark(service, port, 'published'),
      );
  }
};

/** Writes `mode: host` where UDP would be moved to it anyway. */
function udpEdit(port: Port, text: string): Edit[] {
  if (port.modePlace) return [replacePlace(port.modePlace, 'host')];
  if (!port.isShort) return [];
  const published = port.published ? `, published: "${port.published}"` : '';
  return /^["']?\d+(?::\d+)?\/udp["']?$/.test(text.slice(port.place.start, port.place.end))
    ? [replacePlace(port.place, `{target: ${port.target}${published}, protocol: udp, mode: host}`)]
    : [];
}

export const udpPorts: ServiceRule = (service, context) => {
  for (const port of service.ports) {
    if (port.protocol !== 'udp' || port.mode === 'host' || modeOf(port) !== 'host') continue;
    const edits = udpEdit(port, sourceOf(context, port.place));
    context.report.say(
      'udp-port-defaults-to-host',
      {PORT: String(port.target)},
      {...remark(service, port, 'mode'), edits},
    );
  }
};

export const duplicatePorts: ServiceRule = (service, {report}) => {
  const targets = new Set<number>();
  for (const port of distinctPorts(service.ports)) {
    if (targets.has(port.target)) {
      const text =
        'Two entries have the same target port. The check before a deployment refuses that, although `compose config` passes.';
      report.say(
        'duplicate-target-port',
        {PORT: String(port.target)},
        {...remark(service, port, 'target'), text, prefix: `service "${service.name}": `},
      );
    }
    targets.add(port.target);
  }
};

export const domainNeedsIngress: ServiceRule = (service, {report}) => {
  const entry = service.value.entries.get('domainname');
  const domain = entry?.value.kind === 'scalar' ? entry.value.value : null;
  if (!entry || !domain || service.isStatic || service.isPartial || ingressPorts(service).length > 0) return;
  report.say(
    'domainname-needs-ingress',
    {DOMAIN: String(domain)},
    {
      ...inService(service, entry.key, 'domainname'),
      prefix: `service "${service.name}": `,
    },
  );
};
