import type {ServiceRule} from '../context';
import {referencesIn} from '../interpolate';
import {child, isMap, isScalar, textOf} from '../yaml/value';
import {inService, linkToKey} from './keys';

/** Reports what can't be judged here: the tool reads it from files on disk. */
export const buildContext: ServiceRule = (service, {report}) => {
  if (!service.build) return;
  const context = textOf(isScalar(service.build) ? service.build : child(service.build, 'context')) ?? '.';
  if (context.includes('://')) return;
  report.skip(
    `the build of \`${service.name}\``,
    `Its folder (\`${context}\`) isn't part of the file, so its Dockerfile and its size are unknown.`,
    service.build,
  );
};

export const dockerfilePath: ServiceRule = (service, {report}) => {
  const entry = isMap(service.build) ? service.build.entries.get('dockerfile') : undefined;
  const path = textOf(entry?.value) ?? '';
  if (!entry || !/^(?:\/|\.\.\/)/.test(path)) return;
  const isAbsolute = path.startsWith('/');
  report.add({
    rule: 'dockerfile-path',
    severity: 'stops',
    ...inService(service, entry.key, 'build.dockerfile'),
    message: `service "${service.name}": dockerfile path must be ${isAbsolute ? 'relative to' : 'inside'} the build context: "${path}"`,
    text: isAbsolute
      ? 'The path is joined to `context`, so an absolute path is refused or not found.'
      : 'The Dockerfile must be in the folder that is packed.',
    remedy: 'Choose a `context` that contains the Dockerfile, and write the path relative to it.',
    link: linkToKey('build', 'dockerfile'),
  });
};

export const imageBesideBuild: ServiceRule = (service, {report}) => {
  const entry = service.value.entries.get('build');
  if (!entry || !service.image || !report.has('2.9.0') || (isScalar(entry.value) && entry.value.value === null)) return;
  report.say('image-instead-of-build', {SERVICE: service.name}, inService(service, entry.key, 'build'));
};

export const buildArguments: ServiceRule = (service, {report}) => {
  const args = service.build ? service.args : [];
  const open = args.filter(({text}) => text !== null && referencesIn(text).length > 0);
  const where = (name: string) => ({
    path: `services.${service.name}.build.args.${name}`,
    service: service.name,
    link: linkToKey('build', 'args'),
  });
  const keys = open.map(({name}) => `"${service.name}.build.args.${name}"`).sort();
  const [first] = open;
  const nameless = args.find(({name}) => name === '');
  if (nameless)
    report.say('unset-build-argument', {SERVICE: service.name, NAME: ''}, {place: nameless.key, ...where('')});
  for (const {name, text, key} of args)
    if (text === null && name)
      report.add({
        ...where(name),
        rule: 'build-argument-without-value',
        severity: 'ignored',
        place: key,
        text: `\`${name}\` has no value here. Unless an env file sets it, the build doesn't get the variable, and the CLI doesn't tell you.`,
        remedy: `Write \`${name}: …\`, or put it in \`.env\`. Stored config never reaches a build.`,
      });
  if (first && report.has('3.11.2'))
    report.say(
      'build-args-interpolation',
      {},
      {place: first.key, ...where(first.name)},
      `build args do not support config interpolation [${keys.join(' ')}]; set concrete values or define them in \`.env\` before deploying`,
    );
};
