import type {ServiceRule} from '../context';
import {referencesIn} from '../interpolate';
import type {Service} from '../project/service';
import {type Pair, child, entryAt, isNull, isScalar, textOf} from '../yaml/value';
import {atKey, inService, says} from './places';

/** Whether a build's folder is the address of a repository. */
export const isRemote = (context: string): boolean => /:\/\/|^git@|^github\.com\//.test(context);

export const contextOf = ({build}: Pick<Service, 'build'>) => (isScalar(build) ? build : child(build, 'context'));

/** Reports what can't be judged here: the tool reads it from files on disk. */
const buildContext: ServiceRule = (service, {report}) => {
  if (!service.build) return;
  const context = textOf(contextOf(service)) ?? '.';
  if (isRemote(context)) return;
  report.skip(
    `the build of \`${service.name}\``,
    `Its folder (\`${context}\`) isn't part of the file, so its Dockerfile and its size are unknown.`,
    service.build,
  );
};

/** Where a Dockerfile is named, and its path. */
function dockerfileOf({build}: Service) {
  const entry = entryAt(build, 'dockerfile');
  return {entry, path: textOf(entry?.value) ?? '', context: textOf(child(build, 'context')) ?? ''};
}

const atArgument = (service: Service, {name, key}: Pair) => inService(service, key, `build.args.${name}`);
const argsOf = ({build, args}: Service): Pair[] => (build ? args : []);

export const BUILD_RULES: ServiceRule[] = [
  buildContext,
  ...says({
    // The CLI takes the address for a folder, in which it finds nothing.
    'dockerfile-not-found': (service) => {
      const {entry, path, context} = dockerfileOf(service);
      const PATH = `${context}/${path}`.replaceAll(/\/{2,}|\/\.(?=\/)/g, '/');
      const isLost = entry && context.includes('://') && path !== 'Dockerfile';
      return isLost && {...inService(service, entry.key, 'build.dockerfile'), slots: {PATH}};
    },
    'dockerfile-absolute': (service) => {
      const {entry, path} = dockerfileOf(service);
      const id = path.startsWith('../') ? 'dockerfile-outside' : undefined;
      const isWrong = entry && (id || path.startsWith('/'));
      return isWrong && {...inService(service, entry.key, 'build.dockerfile'), slots: {PATH: path}, id};
    },
    'image-instead-of-build': (service) => {
      const build = child(service.value, 'build');
      return build && !isNull(build) && service.image !== '' && atKey(service, 'build');
    },
    'unset-build-argument': (service) => {
      const nameless = argsOf(service).find(({name}) => name === '');
      return nameless && {...atArgument(service, nameless), slots: {NAME: ''}};
    },
    'build-argument-without-value': (service) =>
      argsOf(service)
        .filter(({name, text}) => text === null && name)
        .map((pair) => ({...atArgument(service, pair), slots: {NAME: pair.name}})),
    'build-args-interpolation': (service) => {
      const open = argsOf(service).filter(({text}) => text !== null && referencesIn(text).length > 0);
      const keys = open.map(({name}) => `"${service.name}.build.args.${name}"`).sort();
      return open[0] && {...atArgument(service, open[0]), slots: {KEYS: keys.join(' ')}};
    },
  }),
];
