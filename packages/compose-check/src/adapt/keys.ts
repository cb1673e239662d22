import type {Finding} from '../types';
import {child, isList, textOf} from '../yaml/value';
import {slotOf} from '../judge/gaps/gap';
import {type Bench, remove} from './bench';
import {scalar} from './emit';

/** Words of a simple command line; null where it needs a shell. */
const wordsOf = (text: string): string[] | null => (/["'$|;&<>\\]/.test(text) ? null : text.trim().split(/\s+/));

/** `entrypoint` stops the deployment. With `command` after it, both become `command`. */
function entrypoints(bench: Bench): void {
  for (const {service: name, rule} of bench.findings) {
    const service = bench.services.find((one) => one.name === name);
    const part = service && bench.part(service.name, 'entrypoint');
    if (!part || rule !== 'key:services.entrypoint') continue;
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
        remove(draft, [...commands, part]);
        const after = ['command', 'entrypoint', 'image', 'build'];
        draft.add(bench.ownMap(service.name), 'command', [...first, ...rest].map(scalar), after);
      },
    });
  }
}

/** A Dockerfile inside the Compose file becomes a file. */
function inlineDockerfiles(bench: Bench): void {
  for (const service of bench.services) {
    const part = bench.part(service.name, 'build', 'dockerfile_inline');
    if (!part) continue;
    const context = (textOf(child(service.build, 'context')) ?? '.').replace(/\/$/, '');
    const file = `Dockerfile.${service.name}`;
    bench.propose(service, {
      reason: 'inline-dockerfile',
      place: part.entry.key,
      slots: {FILE: file},
      creates: {
        name: `${context}/${file}`.replace(/^\.\//, ''),
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
    const key = path.slice(`services.${service.name}.`.length);
    bench.drop(service, 'stopping-key', key.split('.'), {
      subject: key,
      title: `\`${key}\` of \`${service.name}\``,
      text: [text, remedy].filter(Boolean).join(' '),
      link,
    });
  }
}

/** Names that no registry accepts, and rights that no container has there. */
function refused(bench: Bench): void {
  for (const hit of bench.hits('image-reference')) {
    const {service, place, subject} = hit;
    const part = bench.part(service.name, 'image');
    const name = slotOf(hit, 'CHANGE');
    if (part && name)
      bench.propose(service, {
        reason: 'image-name',
        place,
        slots: {IMAGE: subject},
        apply: (draft) => draft.replace(part.value, scalar(name)),
      });
  }
  for (const {service, below, subject} of bench.hits('privileged', 'host-namespace', 'capabilities'))
    if (!bench.removed.has(service.name))
      bench.drop(service, 'drop-rights', [below], {subject: below, slots: {KEY: subject}});
}

export function keys(bench: Bench): void {
  for (const change of [entrypoints, inlineDockerfiles, stoppingKeys, refused]) change(bench);
}

const MATTERS = new Set(['stops', 'wont-work', 'may-not-work', 'warns']);

/** Rules with a fix that a change of their own makes, in words for the whole. */
const CHANGED_ELSEWHERE = new Set(['gap:non-http-port', 'gap:privileged', 'gap:host-namespace', 'gap:capabilities']);

/** The certain fixes of findings, the same one at several places as one change. */
export function fixes(bench: Bench): void {
  const groups = new Map<string, typeof bench.findings>();
  for (const finding of bench.findings) {
    if (!finding.fix || CHANGED_ELSEWHERE.has(finding.rule) || bench.removed.has(finding.service ?? '')) continue;
    const id = [finding.rule, finding.text, finding.remedy].join('\n');
    groups.set(id, [...(groups.get(id) ?? []), finding]);
  }
  const numberOf = (file: string) => bench.context.input.files.findIndex(({name}) => name === file);
  for (const group of groups.values()) {
    const [first] = group as [Finding];
    const {rule, path, service, text, remedy, link, severity, start, end} = first;
    const id = ['fix', rule, path.split('.').at(-1) ?? rule].join(':');
    const isTaken = bench.changes.some((one) => one.id === id);
    bench.changes.push({
      id: isTaken ? `${id}:${service ?? start.offset}` : id,
      slots: {},
      rule,
      title: titleOf(group),
      text: [text, remedy].filter(Boolean).join(' '),
      link,
      place: {file: numberOf(first.file), start: start.offset, end: end.offset},
      service: group.length === 1 ? service : undefined,
      optional: !MATTERS.has(severity),
      apply(draft) {
        for (const finding of group)
          for (const edit of finding.fix?.edits ?? [])
            draft.replace({file: numberOf(finding.file), start: edit.start, end: edit.end}, edit.text);
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
