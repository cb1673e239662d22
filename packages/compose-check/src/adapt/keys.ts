import type {Finding} from '../types';
import {factsOf, imageWord} from '../judge/gaps/gap';
import {wordsIn} from '../project/command';
import {type Plan, remove} from './plan';
import {scalar} from './emit';

/** `entrypoint` stops the deployment. With `command` after it, both become `command`, and the image's own doesn't run. */
function entrypoints(plan: Plan): void {
  for (const {service: name, rule} of plan.findings) {
    const service = plan.services.find((one) => one.name === name);
    const part = service && plan.part(service.name, 'entrypoint');
    if (!part || rule !== 'key:services.entrypoint') continue;
    const commands = plan.parts(service.name, 'command');
    const {officialImages, runtimes} = factsOf(plan.context);
    // Official images run whatever `command` is, and a build shows its entrypoint only in its Dockerfile.
    const isFree =
      officialImages.includes(service.image.replace(/[:@].*$/, '')) || runtimes.includes(imageWord(service.image));
    const file = `Dockerfile.${service.name}`;
    const built = plan.built.get(service.name);
    const isBuilt = service.build !== undefined || built === '' || plan.ownImages.has(service.name);
    const isReset = !isBuilt && !isFree && !service.image.includes('$');
    const reason = isReset ? 'entrypoint-in-image' : isBuilt ? 'entrypoint-of-build' : 'entrypoint-to-command';
    plan.propose(service, {
      reason,
      place: part.entry.key,
      slots: {FILE: file, IMAGE: service.image},
      creates: isReset ? {name: file, text: `${built ? '' : `FROM ${service.image}\n`}ENTRYPOINT []\n`} : undefined,
      apply(draft) {
        // Other changes may have made the words what they are now.
        const words = [part, ...commands.slice(-1)].flatMap(({value}) => wordsIn(value, (one) => draft.now(one)));
        remove(draft, [...commands, part]);
        const own = plan.ownMap(service.name);
        draft.add(own, 'command', words.map(scalar), ['command', 'entrypoint', 'image', 'build']);
        if (!isReset || built) return;
        remove(draft, plan.parts(service.name, 'image'));
        draft.add(own, 'build', {context: '.', dockerfile: file}, ['image']);
      },
    });
  }
}

/** Keys by which a container gets rights, devices, files of others or names of a network of the reader's: nothing replaces them. */
const RIGHTS = /^(?:devices|device_cgroup_rules|group_add|volumes_from)$/;
const OWN_SERVER = /^dns\b.*\b(?:10|127|172|192)\.\d/s;

/** Other keys that stop the deployment go, and those without effect that the loader can't read. */
function stoppingKeys(plan: Plan): void {
  const own = new Set(['key:services.entrypoint', 'key:build.dockerfile_inline', 'key:ports.host_ip']);
  for (const {rule, severity, fix, path, service: name, text, remedy, link} of plan.findings) {
    const service = plan.services.find((one) => one.name === name);
    if (!service) continue;
    const key = path.slice(`services.${service.name}.`.length);
    const source = plan.sourceOf(plan.part(service.name, key)?.value ?? service.key);
    const isRight = RIGHTS.test(key) || OWN_SERVER.test(`${key} ${source}`);
    const isRefused = severity === 'stops' && rule.startsWith('key:') && !own.has(rule) && (!fix || isRight);
    // A local image, where others merge it, so that no edit of one place is certain.
    const isLocal = rule === 'gap:local-image' && severity === 'wont-work';
    if (!isRefused && (!isLocal || fix)) continue;
    plan.drop(service, isRight ? 'drop-rights' : 'stopping-key', key.split('.'), {
      subject: key,
      title: `\`${key}\` of \`${service.name}\``,
      text: [text, remedy].filter(Boolean).join(' '),
      link,
    });
  }
}

export function keys(plan: Plan): void {
  for (const change of [entrypoints, stoppingKeys, fixes]) change(plan);
}

/** The certain fixes of findings, the same one at several places as one change. */
function fixes(plan: Plan): void {
  const groups = new Map<string, typeof plan.findings>();
  for (const finding of plan.findings) {
    if (
      !finding.fix ||
      // A change of its own makes it, in words for the whole.
      finding.rule === 'gap:non-http-port' ||
      RIGHTS.test(finding.path.split('.').at(-1) ?? '') ||
      plan.removed.has(finding.service ?? '')
    )
      continue;
    const id = [finding.rule, finding.text, finding.remedy].join('\n');
    groups.set(id, [...(groups.get(id) ?? []), finding]);
  }
  const numberOf = (file: string) => plan.context.input.files.findIndex(({name}) => name === file);
  for (const group of groups.values()) {
    const [first] = group as [Finding];
    const {rule, path, service, text, remedy, link, start, end} = first;
    const id = ['fix', rule, path.split('.').at(-1) ?? rule].join(':');
    const isTaken = plan.changes.some((one) => one.id === id);
    const services = new Set(group.flatMap((one) => one.service ?? []));
    const own = path.replace(`services.${service}.`, '') || rule;
    plan.changes.push({
      id: isTaken ? `${id}:${service ?? start.offset}` : id,
      slots: {},
      rule,
      title: `\`${own}\`${services.size === 1 ? ` of \`${service}\`` : ''}`,
      text: [text, remedy].filter(Boolean).join(' '),
      link,
      place: {file: numberOf(first.file), start: start.offset, end: end.offset},
      service: group.length === 1 ? service : undefined,
      apply(draft) {
        for (const finding of group)
          for (const edit of finding.fix?.edits ?? [])
            draft.replace({file: numberOf(finding.file), start: edit.start, end: edit.end}, edit.text);
      },
    });
  }
}
