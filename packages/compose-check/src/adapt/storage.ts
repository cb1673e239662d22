import {factsOf, imageWord} from '../judge/gaps/gap';
import {TIME_ZONE, isSocket, mountsOf} from '../judge/gaps/mounts';
import {type Store, isStoreImage, storeNames} from '../project/image';
import {type Service, isJob} from '../project/service';
import type {Place} from '../yaml/value';
import {type Plan, remove} from './plan';
import type {Draft} from './draft';
import {scalar} from './emit';

/** Something that's mounted, or put into a container. */
interface Mounted {
  place: Place;
  source: string;
  target: string;
}

const dropAll = (mounted: readonly Mounted[]) => (draft: Draft) =>
  mounted.forEach(({place}) => draft.removeItem(place));

/** Sources, for a sentence; a volume without a name is known by its target. */
const listed = (mounted: readonly Mounted[]): string =>
  [...new Set(mounted.map(({source, target}) => source || target))].join(' ');

const keyOf = (slug: string, store: Store): string => `x-${slug}-${store}`;

/** A database with a volume becomes a managed store, if the provider has one and the reader wants it. */
function manageStore(plan: Plan, service: Service, hasMounts: boolean): boolean {
  const {rules, input} = plan.context;
  if (service.managed.length > 0) return true;
  const store = storeNames.find((one) => isStoreImage(service.image, one));
  const made = rules.resources.kinds.find(({id}) => id === store)?.values[input.provider];
  // Redis without a volume is a cache, which may start empty.
  if (!store || !made?.managed || (store === 'redis' && !hasMounts)) return false;
  const question = plan.ask(`managed-store:${service.name}`, ['managed', 'container'], 'managed');
  const isManaged = question.answer === 'managed';
  plan.propose(service, {
    reason: 'managed-store',
    question,
    slots: {RESOURCE: made.resource},
    apply(draft) {
      if (isManaged) draft.add(plan.ownMap(service.name), keyOf(rules.product.slug, store), 'true', ['image']);
    },
  });
  return isManaged;
}

/** Images with a language, whose app is built. The others of `runtimes` are servers that files are copied into. */
const SERVERS = /nginx|httpd|caddy|tomcat|jetty|php/;

/** A path inside the folder of the file, as `COPY` takes it. */
const isInside = (source: string): boolean => !/^(?:\/|~|\.\.|[A-Za-z]:)|\$/.test(source);
const pathIn = (source: string): string => source.replace(/^\.\/(?=.)/, '').replace(/(?<=.)\/+$/, '');

/** The author's own files in a ready image: an image is built that has them, or they go. */
function bakeFiles(plan: Plan, service: Service, files: readonly Mounted[], isCode: boolean): void {
  const own = files.filter(({source}) => isInside(source));
  const isSource = isCode && !SERVERS.test(imageWord(service.image));
  const canBuild = own.length > 0 && !service.image.includes('$');
  const reason = !canBuild ? 'drop-files' : isSource ? 'build-source' : 'build-files';
  const question = canBuild ? plan.ask(`${reason}:${service.name}`, ['build', 'drop'], 'build') : undefined;
  const isBuilt = question?.answer === 'build';
  const file = `Dockerfile.${service.name}`;
  const folder = own.find(({source}) => !/\.\w+$/.test(pathIn(source)))?.source ?? '.';
  const copies = own.map(({source, target}) => `COPY ${pathIn(source)} ${target}\n`).join('');
  plan.propose(service, {
    reason,
    slots: {FILES: listed(files), IMAGE: service.image, FILE: file, FOLDER: folder},
    place: files[0]?.place ?? service.key,
    question,
    creates: isBuilt && !isSource ? {name: file, text: `FROM ${service.image}\n${copies}`} : undefined,
    apply(draft) {
      dropAll(files)(draft);
      if (!isBuilt) return;
      remove(draft, plan.parts(service.name, 'image'));
      const build = isSource ? scalar(folder) : {context: '.', dockerfile: file};
      draft.add(plan.ownMap(service.name), 'build', build, ['image']);
    },
  });
}

/** Nothing that's mounted on the reader's machine is there in the cloud. */
export function mounts(plan: Plan): void {
  const {context} = plan;
  const at = (...ids: Parameters<Plan['hits']>): Set<string> =>
    new Set(plan.hits(...ids).map(({place}) => `${place.file}:${place.start}`));
  const code = at('code-mount');
  const files = at('code-mount', 'config-file', 'init-scripts');
  const own = at('own-code-mount');
  const machine = at('host-files');
  const shared = new Set(plan.hits('shared-volume').map(({subject}) => subject));
  const configs = plan.hits('config-file').filter(({below}) => below.startsWith('configs'));
  for (const service of plan.services) {
    const all = [
      ...mountsOf(service)
        .filter((mount) => !isSocket(mount))
        .map(({value, source, target, isBind}) => ({place: value, source, target, isBind})),
      ...configs
        .filter((hit) => hit.service === service)
        .map(({place, subject, slots}) => ({place, source: subject, target: String(slots?.['TARGET']), isBind: true})),
    ];
    const isManaged = manageStore(plan, service, all.length > 0);
    const isIn =
      (set: ReadonlySet<string>) =>
      ({place}: Mounted) =>
        set.has(`${place.file}:${place.start}`);
    // A volume without a name inside a mounted folder keeps that folder's packages.
    const isCovered = ({source, target}: Mounted) =>
      !source && all.some((other) => other.isBind && target.startsWith(`${other.target.replace(/\/$/, '')}/`));
    const isBuilt = service.value.entries.has('build');
    const reasonOf = (mount: (typeof all)[number]): string => {
      if (isIn(machine)(mount) || TIME_ZONE.test(mount.source)) return 'drop-system';
      if (isManaged)
        return mount.target.startsWith('/docker-entrypoint-initdb.d') ? 'drop-init-scripts' : 'drop-store-volume';
      if (isIn(files)(mount)) return 'files';
      if (isIn(own)(mount)) return 'drop-own-code';
      if (
        isCovered(mount) ||
        (isBuilt &&
          mount.isBind &&
          isInside(mount.source) &&
          !factsOf(context).dataFolders.includes(pathIn(mount.source).split('/').at(-1) ?? ''))
      )
        return 'drop-built';
      return shared.has(mount.source) ? 'drop-shared' : 'drop-volume';
    };
    const groups = new Map<string, Mounted[]>();
    for (const mount of all) groups.set(reasonOf(mount), [...(groups.get(reasonOf(mount)) ?? []), mount]);
    const baked = groups.get('files');
    if (baked) {
      bakeFiles(plan, service, [...baked, ...(groups.get('drop-built') ?? [])], baked.some(isIn(code)));
      groups.delete('drop-built');
      groups.delete('files');
    }
    for (const [reason, mounted] of groups)
      plan.propose(service, {
        reason,
        place: mounted[0]?.place ?? service.key,
        slots: {FILES: listed(mounted), IMAGE: service.image},
        apply: dropAll(mounted),
      });
  }
}

/** A service that others wait for until it's done is a job, and only `restart: "no"` makes it one. */
export function jobs(plan: Plan): void {
  for (const {service, subject} of plan.hits('job')) {
    const one = plan.services.find(({name}) => name === subject);
    if (!one || isJob(one)) continue;
    const part = plan.part(subject, 'restart');
    plan.propose(one, {
      reason: 'one-off-job',
      slots: {OTHER: service.name},
      apply(draft) {
        if (part) draft.replace(part.value, '"no"');
        else draft.add(plan.ownMap(subject), 'restart', '"no"', ['command', 'image', 'build']);
      },
    });
  }
}
