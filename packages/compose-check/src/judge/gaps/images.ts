import type {Context} from '../../context';
import {removeKey, replacePlace} from '../../fix';
import {storeOf} from '../../plan/facts';
import {type Service, isJob} from '../../project/service';
import {cleanPath} from '../../project/find-file';
import {contextOf, isRemote} from '../build';
import {at, child, entriesAt, isNull, isTrue, textOf, textsOf} from '../../yaml/value';
import {type FindGap, each, factsOf, ofKey} from './gap';
import {isOwnerJob} from './mount';

/** A gap of images that are pulled. A variable in the name may still get any value; one in the tag doesn't matter. */
const eachImage = (
  find: (service: Service, context: Context) => ReturnType<typeof ofKey> | false | undefined,
): FindGap =>
  each(
    (service, context) => service.image !== '' && /^[^$]+(?:[:@][^/]*)?$/.test(service.image) && find(service, context),
  );

const REFERENCE =
  /^(?:[a-z\d](?:[\w.-]*[a-z\d])?(?::\d+)?\/)?[a-z\d]+(?:(?:[._-]|__|-+)[a-z\d]+)*(?:\/[a-z\d]+(?:(?:[._-]|__|-+)[a-z\d]+)*)*(?::\w[\w.-]{0,127})?(?:@[a-z\d]+:[a-f\d]{32,})?$/;

const isOwnRegistry = (image: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|[\w-]+)(?::\d+)\/|^(?:localhost|[\w.-]+\.(?:local|lan|home|internal|test))(?::\d+)?\//.test(
    image,
  );

const isBuilt = ({value}: Service): boolean => value.entries.has('build') && !isNull(child(value, 'build'));

/** Where an image of that name can be: at a registry's host, in a namespace of Docker Hub, or only on a machine that built it. */
export function originOf(image: string): 'registry' | 'hub' | 'machine' {
  const [first = '', ...rest] = image.replace(/[:@][^/]*$/, '').split('/');
  if (rest.length > 0 && !/[.:]|^localhost$/.test(first)) return 'hub';
  const isHost = /^(?:localhost|(?:\d+\.){3}\d+|.*\.[a-z]{2,})(?::\d+)?$|:\d+$/i.test(first);
  return rest.length > 0 && isHost ? 'registry' : 'machine';
}

/** What decides how an image turns out, the same for the same image. */
function recipeOf({value, args: pairs}: Service): string {
  const build = child(value, 'build');
  const [file = 'Dockerfile', target] = ['dockerfile', 'target'].map((key) => textOf(child(build, key)));
  const args = pairs.map(({name, text}) => `${name}=${text}`).sort();
  return JSON.stringify([cleanPath(textOf(contextOf({build})) ?? '.'), cleanPath(file), target, args]);
}

/** Whether a provider can run something once. */
export const hasJobs = ({input}: Context): boolean => !/^(?:azure|digitalocean)$/.test(input.provider);

/** What an image lacks in the cloud, or a container there. */
export const IMAGE_GAPS = {
  'image-reference': eachImage((service) => {
    const {image} = service;
    // A registry's host name may have capitals.
    const [first = '', ...rest] = image.replaceAll(/\$\{\w+\}/g, '1').split('/');
    const isHost = rest.length > 0 && /[.:]|^localhost$/.test(first) && !/:$/.test(first);
    if (REFERENCE.test([isHost ? first.toLowerCase() : first, ...rest].join('/'))) return undefined;
    const change = image.replace(/^https?:\/\//i, '').replaceAll(/\s/g, '');
    const tag = /:[^/]*$/.exec(change)?.[0] ?? '';
    const name = change.slice(0, change.length - tag.length).toLowerCase();
    const written = child(service.value, 'image');
    const isTemplate = !REFERENCE.test(`${name}${tag.replaceAll(/\$\{\w+\}/g, '1')}`);
    return {
      ...ofKey(service, 'image', image),
      ...(isTemplate
        ? {variant: 'template'}
        : {slots: {CHANGE: `${name}${tag}`}, edits: written ? [replacePlace(written, `${name}${tag}`)] : []}),
    };
  }),

  'local-registry': eachImage((service) => isOwnRegistry(service.image) && ofKey(service, 'image', service.image)),

  /** All builds of a stack push to one tag, which is harmless where they make the same image. Of those with a local image, too. */
  'one-image': ({services}) => {
    const [first, ...others] = services.filter((one) => isBuilt(one) && originOf(one.image) === 'machine');
    const service = others.find((one) => first && recipeOf(one) !== recipeOf(first));
    return first && service ? [{service, ...ofKey(service, 'build', first.name), slots: {OTHER: first.name}}] : [];
  },

  /** An image beside a build is its name there: the CLI pulls it all the same, from where nobody may have pushed it. */
  'local-image': eachImage((service, {report}) => {
    const origin = originOf(service.image);
    if (!isBuilt(service) || origin === 'registry') return undefined;
    const found = ofKey(service, 'image', service.image);
    if (origin === 'hub') return {...found, variant: 'hub'};
    const entry = service.value.entries.get('image');
    return {...found, edits: entry ? removeKey(report, service.value, entry) : []};
  }),

  'unpublished-image': eachImage((service, context) => {
    const name = service.image.replace(/[:@][^/]*$/, '');
    const origin = originOf(service.image);
    if (isBuilt(service) || origin === 'registry') return undefined;
    // One that a service of the file builds is pulled here.
    const builder = context.services.find((one) => isBuilt(one) && one.image === service.image);
    if (builder) return {...ofKey(service, 'image', name), variant: 'built', slots: {OTHER: builder.name}};
    const isKnown = origin === 'hub' || factsOf(context).officialImages.includes(name.toLowerCase());
    return !isKnown && ofKey(service, 'image', name);
  }),

  /** The CLI passes the address of a repository on; the public engines build only what it uploads. */
  'git-build': each((service) => {
    const written = contextOf(service);
    const url = textOf(written) ?? '';
    return isRemote(url) && {place: written ?? service.key, below: 'build', subject: url};
  }),

  privileged: each(
    (service) => isTrue(child(service.value, 'privileged')) && ofKey(service, 'privileged', 'privileged'),
  ),

  capabilities: each((service, context) => {
    const given = textsOf(child(service.value, 'cap_add')).map((name) => name.toUpperCase().replace(/^CAP_/, ''));
    const missing = given.filter((name) => !factsOf(context).defaultCapabilities.includes(name));
    const [first] = missing;
    return first !== undefined && {...ofKey(service, 'cap_add', first), slots: {SUBJECT: missing}};
  }),

  /** A variable that names a file with a secret. */
  'file-secret': each(({value, environment}) =>
    environment.flatMap(({name, text, key}) => {
      const own = name.replace(/(?:_?_FILE|_PATH)$/, '');
      const isSecret = /^(?:\/var)?\/run\/secrets\/./.test(text ?? '');
      const isOther = value.entries.has('secrets') && name.endsWith('_FILE') && text?.startsWith('/');
      if (!isSecret && !isOther) return [];
      return [{place: key, below: `environment.${name}`, subject: name, slots: {NAME: own}}];
    }),
  ),

  /** A managed database without a password: with `trust`, its container on the reader's machine needs none. */
  'no-password': each((service, context) => {
    const {rules, input} = context;
    if (!rules.resources.kinds.find(({id}) => id === 'postgres')?.values[input.provider]?.managed) return false;
    const isSet = service.environment.some(({name, text}) => /^POSTGRES_PASSWORD(_FILE)?$/.test(name) && text !== '');
    const isUnknown = isSet || service.isPartial || child(service.value, 'env_file') !== undefined;
    return storeOf(service, context) === 'postgres' && !isUnknown && ofKey(service, 'environment', service.name);
  }),

  /** Servers that Docker isn't to start again, which in the cloud is the sign of a job. */
  'run-once': each((service, {services}) => {
    const isAwaited = services.some(
      ({value}) => textOf(at(value, 'depends_on', service.name, 'condition')) === 'service_completed_successfully',
    );
    return isJob(service) && service.ports.length > 0 && !isAwaited && ofKey(service, 'restart', 'restart');
  }),

  /** Services that others wait for until they end, and that never do; and those that Docker runs once. */
  job: each((service, context) => {
    const isOnce = isJob(service) && service.ports.length === 0 && !isOwnerJob(service);
    const own = {...ofKey(service, 'restart', service.name), variant: hasJobs(context) ? 'engine' : 'own'};
    const awaited = entriesAt(service.value, 'depends_on').flatMap(([name, {key, value: below}]) => {
      if (textOf(child(below, 'condition')) !== 'service_completed_successfully') return [];
      const other = context.services.find((one) => one.name === name);
      return other && !other.isPartial && !isJob(other)
        ? [{place: key, below: `depends_on.${name}`, subject: name}]
        : [];
    });
    return isOnce && context.input.provider !== 'playground' ? [...awaited, own] : awaited;
  }),
} satisfies Record<string, FindGap>;
