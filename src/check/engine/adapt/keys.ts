import type {Finding} from '../types';
import {child, isList, textOf} from '../yaml/value';
import {type Bench, remove} from './bench';
import {scalar} from './emit';

/** Words of a simple command line; null where it needs a shell. */
const wordsOf = (text: string): string[] | null => (/["'$|;&<>\\]/.test(text) ? null : text.trim().split(/\s+/));

/** `entrypoint` stops the deployment. With `command` after it, both become `command`. */
function entrypoints(bench: Bench): void {
  for (const service of bench.services) {
    const [part] = bench.parts(service.name, 'entrypoint').slice(-1);
    const isStopping = bench.findings.some(
      (one) => one.service === service.name && one.rule === 'key:services.entrypoint',
    );
    if (!part || !isStopping) continue;
    const commands = bench.parts(service.name, 'command');
    const command = commands.at(-1);
    const texts = (value: typeof part.value) =>
      isList(value) ? value.items.map((item) => textOf(item) ?? '') : wordsOf(textOf(value) ?? '');
    const [first, rest] = [texts(part.value), command ? texts(command.value) : []];
    const isJoined = first !== null && rest !== null;
    bench.propose(service, {
      reason: isJoined ? 'entrypoint-to-command' : 'drop-entrypoint',
      place: part.entry.key,
      apply(draft) {
        if (!isJoined) return remove(draft, [part]);
        if (!command) return draft.replace(part.entry.key, 'command');
        remove(draft, commands);
        remove(draft, [part]);
        draft.add(bench.ownMap(service.name), 'command', [...first, ...rest].map(scalar), [
          'command',
          'entrypoint',
          'image',
          'build',
        ]);
      },
    });
  }
}

/** A Dockerfile inside the Compose file becomes a file. */
function inlineDockerfiles(bench: Bench): void {
  for (const service of bench.services)
    for (const part of bench.parts(service.name, 'build', 'dockerfile_inline').slice(-1)) {
      const context = textOf(child(service.build, 'context')) ?? '.';
      const file = `Dockerfile.${service.name}`;
      bench.propose(service, {
        reason: 'inline-dockerfile',
        place: part.entry.key,
        slots: {FILE: file},
        creates: {
          name: `${context.replace(/\/$/, '')}/${file}`.replace(/^\.\//, ''),
          text: `${(textOf(part.value) ?? '').trimEnd()}\n`,
        },
        apply(draft) {
          remove(draft, [part]);
          draft.add(part.map, 'dockerfile', file, ['context']);
        },
      });
    }
}

/** Other keys that stop the deployment go. */
function stoppingKeys(bench: Bench): void {
  const own = new Set(['key:services.entrypoint', 'key:build.dockerfile_inline', 'key:ports.host_ip']);
  for (const {rule, severity, fix, path, service: name, text, remedy, link} of bench.findings) {
    const service = bench.services.find((one) => one.name === name);
    if (!service || severity !== 'stops' || fix || !rule.startsWith('key:') || own.has(rule)) continue;
    const keys = path.slice(`services.${service.name}.`.length).split('.');
    const parts = bench.parts(service.name, ...keys);
    if (parts.length === 0) continue;
    bench.propose(service, {
      reason: 'stopping-key',
      subject: keys.join('.'),
      title: `\`${keys.join('.')}\` of \`${service.name}\``,
      text: [text, remedy].filter(Boolean).join(' '),
      ...(link ? {link} : {}),
      place: (parts[0] as (typeof parts)[number]).entry.key,
      apply: (draft) => remove(draft, parts),
    });
  }
}

/** Names that no registry accepts, and rights that no container has there. */
function refused(bench: Bench): void {
  for (const {service, place, subject, slots} of bench.hits('image-reference')) {
    const [part] = bench.parts(service.name, 'image').slice(-1);
    const name = [slots?.['CHANGE']].flat()[0];
    if (part && name)
      bench.propose(service, {
        reason: 'image-name',
        place,
        slots: {IMAGE: subject},
        apply: (draft) => draft.replace(part.value, scalar(name)),
      });
  }
  for (const {service, below, subject} of bench.hits('privileged', 'host-namespace', 'capabilities')) {
    const parts = bench.parts(service.name, below);
    if (parts[0] && !bench.removed.has(service.name))
      bench.propose(service, {
        reason: 'drop-rights',
        subject: below,
        place: parts[0].entry.key,
        slots: {KEY: subject},
        apply: (draft) => remove(draft, parts),
      });
  }
}

export function keys(bench: Bench): void {
  entrypoints(bench);
  inlineDockerfiles(bench);
  stoppingKeys(bench);
  refused(bench);
}

const MATTERS = new Set(['stops', 'wont-work', 'may-not-work', 'warns']);

/** Rules with a fix that a change of their own makes, in words for the whole. */
const CHANGED_ELSEWHERE = new Set(['gap:non-http-port', 'gap:privileged', 'gap:host-namespace', 'gap:capabilities']);

/** The certain fixes of findings, the same one at several places as one change. */
export function fixes(bench: Bench): void {
  const groups = new Map<string, typeof bench.findings>();
  for (const finding of bench.findings) {
    if (
      !finding.fix ||
      CHANGED_ELSEWHERE.has(finding.rule) ||
      (finding.service !== undefined && bench.removed.has(finding.service))
    )
      continue;
    const id = [finding.rule, finding.text, finding.remedy].join('\n');
    groups.set(id, [...(groups.get(id) ?? []), finding]);
  }
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const file = (name: string) => bench.context.input.files.findIndex((one) => one.name === name);
    const place = {file: file(first.file), start: first.start.offset, end: first.end.offset};
    const own = first.path.split('.').at(-1) ?? first.rule;
    bench.changes.push({
      id:
        ['fix', first.rule, own].join(':') +
        (bench.changes.some(({id}) => id === ['fix', first.rule, own].join(':'))
          ? `:${first.service ?? place.start}`
          : ''),
      slots: {},
      rule: first.rule,
      title: titleOf(group),
      text: [first.text, first.remedy].filter(Boolean).join(' '),
      ...(first.link ? {link: first.link} : {}),
      place,
      ...(group.length === 1 && first.service !== undefined ? {service: first.service} : {}),
      ...(MATTERS.has(first.severity) ? {} : {optional: true as const}),
      apply(draft) {
        for (const finding of group)
          for (const edit of finding.fix?.edits ?? [])
            draft.replace({file: file(finding.file), start: edit.start, end: edit.end}, edit.text);
      },
    });
  }
}

/** `ipc of web`, or the key alone where several services have it. */
function titleOf(group: readonly Finding[]): string {
  const [first] = group;
  const own =
    (first?.service ? first.path.replace(`services.${first.service}`, '').replace(/^\./, '') : first?.path) ||
    first?.rule;
  const services = [...new Set(group.flatMap(({service}) => service ?? []))];
  return `\`${own}\`${services.length === 1 ? ` of \`${services[0]}\`` : ''}`;
}
