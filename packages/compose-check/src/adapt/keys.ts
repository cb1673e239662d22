import type {Finding} from '../types';
import {child, isList, textOf} from '../yaml/value';
import {slotOf} from '../judge/gaps/gap';
import {type Plan, remove} from './plan';
import {scalar} from './emit';

/** Words of a simple command line; null where it needs a shell. */
const wordsOf = (text: string): string[] | null => (/["'$|;&<>\\]/.test(text) ? null : text.trim().split(/\s+/));

/** `entrypoint` stops the deployment. With `command` after it, both become `command`. */
function entrypoints(plan: Plan): void {
  for (const {service: name, rule} of plan.findings) {
    const service = plan.services.find((one) => one.name === name);
    const part = service && plan.part(service.name, 'entrypoint');
    if (!part || rule !== 'key:services.entrypoint') continue;
    const commands = plan.parts(service.name, 'command');
    const command = commands.at(-1);
    const texts = (value: typeof part.value) =>
      isList(value) ? value.items.map((item) => textOf(item) ?? '') : wordsOf(textOf(value) ?? '');
    const [first, rest] = [texts(part.value), command ? texts(command.value) : []];
    const isJoined = first !== null && rest !== null;
    plan.propose(service, {
      reason: isJoined ? 'entrypoint-to-command' : 'drop-entrypoint',
      place: part.entry.key,
      apply(draft) {
        if (!isJoined) return remove(draft, [part]);
        if (!command) return draft.replace(part.entry.key, 'command');
        remove(draft, [...commands, part]);
        const after = ['command', 'entrypoint', 'image', 'build'];
        draft.add(plan.ownMap(service.name), 'command', [...first, ...rest].map(scalar), after);
      },
    });
  }
}

/** A Dockerfile inside the Compose file becomes a file. */
function inlineDockerfiles(plan: Plan): void {
  for (const service of plan.services) {
    const part = plan.part(service.name, 'build', 'dockerfile_inline');
    if (!part) continue;
    const context = (textOf(child(service.build, 'context')) ?? '.').replace(/\/$/, '');
    const file = `Dockerfile.${service.name}`;
    plan.propose(service, {
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
function stoppingKeys(plan: Plan): void {
  const own = new Set(['key:services.entrypoint', 'key:build.dockerfile_inline', 'key:ports.host_ip']);
  for (const {rule, severity, fix, path, service: name, text, remedy, link} of plan.findings) {
    const service = plan.services.find((one) => one.name === name);
    if (!service || severity !== 'stops' || fix || !rule.startsWith('key:') || own.has(rule)) continue;
    const key = path.slice(`services.${service.name}.`.length);
    plan.drop(service, 'stopping-key', key.split('.'), {
      subject: key,
      title: `\`${key}\` of \`${service.name}\``,
      text: [text, remedy].filter(Boolean).join(' '),
      link,
    });
  }
}

/** Names that no registry accepts, and rights that no container has there. */
function refused(plan: Plan): void {
  for (const hit of plan.hits('image-reference')) {
    const {service, place, subject} = hit;
    const part = plan.part(service.name, 'image');
    const name = slotOf(hit, 'CHANGE');
    if (part && name)
      plan.propose(service, {
        reason: 'image-name',
        place,
        slots: {IMAGE: subject},
        apply: (draft) => draft.replace(part.value, scalar(name)),
      });
  }
  for (const {service, below, subject} of plan.hits('privileged', 'host-namespace', 'capabilities'))
    if (!plan.removed.has(service.name))
      plan.drop(service, 'drop-rights', [below], {subject: below, slots: {KEY: subject}});
}

export function keys(plan: Plan): void {
  for (const change of [entrypoints, inlineDockerfiles, stoppingKeys, refused]) change(plan);
}

const MATTERS = new Set(['stops', 'wont-work', 'may-not-work', 'warns']);

/** Rules with a fix that a change of their own makes, in words for the whole. */
const CHANGED_ELSEWHERE = new Set(['gap:non-http-port', 'gap:privileged', 'gap:host-namespace', 'gap:capabilities']);

/** The certain fixes of findings, the same one at several places as one change. */
export function fixes(plan: Plan): void {
  const groups = new Map<string, typeof plan.findings>();
  for (const finding of plan.findings) {
    if (!finding.fix || CHANGED_ELSEWHERE.has(finding.rule) || plan.removed.has(finding.service ?? '')) continue;
    const id = [finding.rule, finding.text, finding.remedy].join('\n');
    groups.set(id, [...(groups.get(id) ?? []), finding]);
  }
  const numberOf = (file: string) => plan.context.input.files.findIndex(({name}) => name === file);
  for (const group of groups.values()) {
    const [first] = group as [Finding];
    const {rule, path, service, text, remedy, link, severity, start, end} = first;
    const id = ['fix', rule, path.split('.').at(-1) ?? rule].join(':');
    const isTaken = plan.changes.some((one) => one.id === id);
    plan.changes.push({
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
