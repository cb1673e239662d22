import {referencesIn} from '../interpolate';
import {isRemote} from '../judge/build';
import {originOf} from '../judge/gaps/images';
import {cleanPath} from '../project/find-file';
import {isJob} from '../project/service';
import {type Value, at, isList, isMap, pairsOf, textOf} from '../yaml/value';
import type {WrittenPair} from './draft';
import {type Piece, scalar} from './emit';
import {type Plan, remove} from './plan';
import {pathIn} from './storage';

/** Without a value, a variable in a build argument is empty, as on the machine: the CLI refuses one without a default. */
const withDefaults = (text: string): string =>
  text.replaceAll(/\$\{(\w+)(?::?\?[^}]*)?\}|\$(?=[A-Za-z_])(\w+)/g, '${$1$2:-}');

/** A part as a piece of its own, with scalars as they're written. */
function pieceOf(plan: Plan, value: Value): Piece {
  if (isList(value)) return value.items.map((item) => pieceOf(plan, item));
  if (isMap(value))
    return Object.fromEntries([...value.entries].map(([key, entry]) => [key, pieceOf(plan, entry.value)]));
  const source = withDefaults(plan.sourceOf(value).trim());
  return source.includes('\n') ? scalar(textOf(value) ?? '') : source;
}

/** An image beside a build: its name is only one on the machine, unless it's published. */
function ownImages(plan: Plan): void {
  for (const service of plan.services) {
    const {name, value, image} = service;
    const parts = plan.parts(name, 'image');
    const origin = originOf(image);
    if (!value.entries.has('build') || !image || image.includes('$') || origin === 'registry') continue;
    const question = origin === 'hub' ? plan.ask(`own-image:${name}`, ['build', 'image'], 'build') : undefined;
    if (question?.answer !== 'image') plan.ownImages.add(name);
    // What only a machine has is a finding, with a fix.
    if (!question) continue;
    plan.propose(service, {
      reason: 'own-image',
      question,
      place: parts.at(-1)?.entry.key ?? service.key,
      slots: {IMAGE: image},
      apply: (draft) => (question.answer === 'build' ? remove(draft, parts) : undefined),
    });
  }
}

/** Services with the image that another one builds: in the cloud each has a build of its own. */
export function sharedBuilds(plan: Plan): void {
  ownImages(plan);
  for (const service of plan.services.filter(({value}) => !value.entries.has('build'))) {
    const builder = plan.services.find(({name, image}) => plan.ownImages.has(name) && image === service.image);
    const build = builder && plan.part(builder.name, 'build');
    if (!build) continue;
    plan.ownImages.add(service.name);
    plan.propose(service, {
      reason: 'shared-build',
      slots: {OTHER: builder.name},
      apply(draft) {
        remove(draft, plan.parts(service.name, 'image'));
        draft.add(plan.ownMap(service.name), 'build', pieceOf(plan, build.value), ['image']);
      },
    });
  }
}

/** A Dockerfile beside the folder that is built: only a copy inside of it gets to the cloud. */
export function outerDockerfiles(plan: Plan): void {
  for (const service of plan.services) {
    const part = plan.part(service.name, 'build', 'dockerfile');
    const folder = pathIn(textOf(at(service.value, 'build', 'context')) ?? '.');
    const from = textOf(part?.value) ?? '';
    const name = from.split('/').at(-1) ?? '';
    if (!part || !from.startsWith('../') || from.includes('$') || isRemote(folder)) continue;
    plan.propose(service, {
      reason: 'inner-dockerfile',
      place: part.value,
      slots: {FILE: cleanPath(`${folder}/${from}`), FOLDER: folder, NAME: name},
      apply: (draft) => draft.replace(part.value, scalar(name)),
    });
  }
}

/** Build arguments that only an env file gives a value. */
export function buildArguments(plan: Plan): void {
  for (const service of plan.services.filter(({build, name}) => build || plan.ownImages.has(name))) {
    const args = pairsOf(at(service.value, 'build', 'args'));
    const open = args.flatMap(({name, text}) => (referencesIn(text ?? '').length > 0 ? name : []));
    // An address of the machine has no port then, and nothing says so any more.
    const isFree = ({name, text}: WrittenPair) => open.includes(name) && !/localhost/.test(text ?? '');
    const pairs = plan.pairs(service.name, 'build', 'args').filter(isFree);
    const [first] = pairs;
    if (first)
      plan.propose(service, {
        reason: 'open-build-args',
        place: first.key,
        slots: {
          OTHERS: open.join(' '),
          VARIABLES: args.flatMap(({text}) => referencesIn(text ?? '')).join(' '),
        },
        apply: (draft) => pairs.forEach((pair) => draft.amend(pair, withDefaults)),
      });
  }
}

/** A service that others wait for until it's done is a job, and only `restart: "no"` makes it one. */
export function jobs(plan: Plan): void {
  for (const {service} of plan.hits('run-once').filter((hit) => !plan.removed.has(hit.service.name)))
    plan.drop(service, 'server-not-job', ['restart']);
  for (const {service, subject} of plan.hits('job')) {
    const one = plan.services.find(({name}) => name === subject);
    if (!one || isJob(one)) continue;
    plan.propose(one, {
      reason: 'one-off-job',
      slots: {OTHER: service.name},
      apply: (draft) => plan.set(draft, subject, ['restart'], '"no"', ['command', 'image', 'build']),
    });
  }
}
