import type {ServiceRule} from '../context';
import {referencesIn} from '../interpolate';
import {type Pair, child, isMap, isScalar, textOf} from '../yaml/value';
import {inService} from './places';

/** Whether a build's folder is the address of a repository. */
export const isRemote = (context: string): boolean => /:\/\/|^git@|^github\.com\//.test(context);

/** Reports what can't be judged here: the tool reads it from files on disk. */
const buildContext: ServiceRule = (service, {report}) => {
  if (!service.build) return;
  const context = textOf(isScalar(service.build) ? service.build : child(service.build, 'context')) ?? '.';
  if (isRemote(context)) return;
  report.skip(
    `the build of \`${service.name}\``,
    `Its folder (\`${context}\`) isn't part of the file, so its Dockerfile and its size are unknown.`,
    service.build,
  );
};

const dockerfilePath: ServiceRule = (service, {report}) => {
  const entry = isMap(service.build) ? service.build.entries.get('dockerfile') : undefined;
  const path = textOf(entry?.value) ?? '';
  const context = textOf(child(service.build, 'context')) ?? '';
  // The CLI takes the address for a folder, in which it finds nothing.
  if (entry && context.includes('://') && path !== 'Dockerfile')
    report.say('dockerfile-not-found', inService(service, entry.key, 'build.dockerfile'), {
      PATH: `${context}/${path}`.replaceAll(/\/{2,}|\/\.(?=\/)/g, '/'),
    });
  if (!entry || !/^(?:\/|\.\.\/)/.test(path)) return;
  const id = path.startsWith('/') ? 'dockerfile-absolute' : 'dockerfile-outside';
  report.say(id, inService(service, entry.key, 'build.dockerfile'), {PATH: path});
};

const imageBesideBuild: ServiceRule = (service, {report}) => {
  const entry = service.value.entries.get('build');
  if (!entry || !service.image || !report.has('2.9.0') || (isScalar(entry.value) && entry.value.value === null)) return;
  report.say('image-instead-of-build', inService(service, entry.key, 'build'));
};

const buildArguments: ServiceRule = (service, {report}) => {
  const args = service.build ? service.args : [];
  const where = ({name, key}: Pair) => inService(service, key, `build.args.${name}`);
  const nameless = args.find(({name}) => name === '');
  if (nameless) report.say('unset-build-argument', where(nameless), {NAME: ''});
  for (const pair of args)
    if (pair.text === null && pair.name) report.say('build-argument-without-value', where(pair), {NAME: pair.name});
  const open = args.filter(({text}) => text !== null && referencesIn(text).length > 0);
  const [first] = open;
  const keys = open.map(({name}) => `"${service.name}.build.args.${name}"`).sort();
  if (first && report.has('3.11.2')) report.say('build-args-interpolation', where(first), {KEYS: keys.join(' ')});
};

export const BUILD_RULES: ServiceRule[] = [buildContext, dockerfilePath, imageBesideBuild, buildArguments];
