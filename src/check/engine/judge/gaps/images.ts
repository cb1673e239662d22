import type {Context} from '../../context';
import {removeKey} from '../../fix';
import type {Service} from '../../project/service';
import {child, isMap, isNull, isScalar, textOf, textsOf} from '../../yaml/value';

import {type FindGap, type Hit, factsOf} from './gap';

const atKey = (service: Service, key: string, subject: string): Hit => ({
  service,
  place: service.value.entries.get(key)?.key ?? service.key,
  below: key,
  subject,
});

/** Images that are pulled; a variable in the name may still get any value. */
const pulled = ({services}: Context): Service[] => services.filter(({image}) => image !== '' && !image.includes('$'));

const REFERENCE =
  /^(?:[a-z\d](?:[\w.-]*[a-z\d])?(?::\d+)?\/)?[a-z\d]+(?:(?:[._-]|__|-+)[a-z\d]+)*(?:\/[a-z\d]+(?:(?:[._-]|__|-+)[a-z\d]+)*)*(?::\w[\w.-]{0,127})?(?:@[a-z\d]+:[a-f\d]{32,})?$/;

const isOwnRegistry = (image: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|[\w-]+\.(?:local|lan|home|internal|test)|[\w-]+)(?::\d+)\/|^localhost\//.test(image);

const isBuilt = ({value}: Service): boolean => {
  const build = child(value, 'build');
  return build !== undefined && !(isScalar(build) && isNull(build));
};

/** What an image lacks in the cloud, or a container there. */
export const IMAGE_GAPS = {
  'image-reference': (context) =>
    pulled(context).flatMap((service) => {
      const {image} = service;
      // A registry's host name may have capitals.
      const [first = '', ...rest] = image.split('/');
      const isHost = rest.length > 0 && /[.:]|^localhost$/.test(first) && !/:$/.test(first);
      if (REFERENCE.test(isHost ? [first.toLowerCase(), ...rest].join('/') : image)) return [];
      const change = image.replace(/^https?:\/\//i, '').replaceAll(/\s/g, '');
      const tag = /:[^/]*$/.exec(change)?.[0] ?? '';
      const name = change.slice(0, change.length - tag.length).toLowerCase();
      return [{...atKey(service, 'image', image), slots: {CHANGE: `${name}${tag}`}}];
    }),

  'local-registry': (context) =>
    pulled(context).flatMap((service) =>
      isOwnRegistry(service.image) ? [atKey(service, 'image', service.image)] : [],
    ),

  /** An image beside a build, whose name has neither a registry nor a namespace: nobody pushed it. */
  'local-image': (context) => {
    if (!context.report.has('2.9.0')) return [];
    return pulled(context).flatMap((service) => {
      if (!isBuilt(service) || service.image.includes('/')) return [];
      const entry = service.value.entries.get('image');
      const edits = entry ? removeKey(context.report, service.value, entry) : [];
      return [{...atKey(service, 'image', service.image), edits}];
    });
  },

  'unpublished-image': (context) => {
    const {officialImages} = factsOf(context);
    return pulled(context).flatMap((service) => {
      const name = service.image.replace(/[:@].*$/, '');
      if (isBuilt(service) || name.includes('/') || officialImages.includes(name.toLowerCase())) return [];
      return [atKey(service, 'image', name)];
    });
  },

  privileged: ({services}) =>
    services.flatMap((service) => {
      const value = child(service.value, 'privileged');
      return isScalar(value) && value.value === true ? [atKey(service, 'privileged', 'privileged')] : [];
    }),

  'host-namespace': ({services}) =>
    services.flatMap((service) =>
      ['pid', 'ipc'].flatMap((key) =>
        textOf(child(service.value, key)) === 'host'
          ? [{...atKey(service, key, `${key}: host`), ...(key === 'ipc' ? {certainty: 'likely' as const} : {})}]
          : [],
      ),
    ),

  capabilities: (context) =>
    context.services.flatMap((service) => {
      const given = textsOf(child(service.value, 'cap_add')).map((name) => name.toUpperCase().replace(/^CAP_/, ''));
      const missing = given.filter((name) => !factsOf(context).defaultCapabilities.includes(name));
      const [first] = missing;
      return first ? [{...atKey(service, 'cap_add', first), slots: {SUBJECT: missing}}] : [];
    }),

  /** A variable that names a file with a secret, as images of databases read it. */
  'file-secret': ({services}) =>
    services.flatMap((service) => {
      const hasSecrets = service.value.entries.has('secrets');
      return service.environment.flatMap(({name, text, key}) => {
        const own = /^(.+?)_?_FILE$/.exec(name)?.[1];
        const isSecret = text?.startsWith('/run/secrets/') || (hasSecrets && text?.startsWith('/'));
        if (!own || !isSecret) return [];
        return [{service, place: key, below: `environment.${name}`, subject: name, slots: {NAME: own}}];
      });
    }),

  /** Services that others wait for until they end, and that never do. */
  job: ({services, input}) =>
    services.flatMap((service) => {
      const needs = child(service.value, 'depends_on');
      return [...(isMap(needs) ? needs.entries : [])].flatMap(([name, {key, value}]) => {
        if (textOf(child(value, 'condition')) !== 'service_completed_successfully') return [];
        const other = services.find((one) => one.name === name);
        const hasJobs = input.provider !== 'azure' && input.provider !== 'digitalocean';
        if (!other || other.isPartial || (textOf(child(other.value, 'restart')) === 'no' && hasJobs)) return [];
        return [{service, place: key, below: `depends_on.${name}`, subject: name}];
      });
    }),
} satisfies Record<string, FindGap>;
