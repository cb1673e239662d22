import type {Context, ServiceRule} from '../context';
import {findFile} from '../project/find-file';
import type {Service} from '../project/service';
import {type Value, child, isList, isScalar, textOf} from '../yaml/value';
import {inService} from './places';

const KINDS = {env_file: 'env file', label_file: 'label file'} as const;
type Key = keyof typeof KINDS;

interface NamedFile {
  path: string;
  place: Value;
  isRequired: boolean;
  format: string;
}

/** Files that a service names under a key: one path, a list of paths, or of maps with a path. */
function filesOf({value}: Service, key: Key): NamedFile[] {
  const named = child(value, key);
  const items = isList(named) ? named.items : named ? [named] : [];
  return items.flatMap((place) => {
    const path = textOf(isScalar(place) ? place : child(place, 'path'));
    const required = child(place, 'required');
    const isRequired = !isScalar(required) || String(required.value) !== 'false';
    return path === undefined ? [] : [{path, place, isRequired, format: textOf(child(place, 'format')) ?? ''}];
  });
}

const isHere = ({path, place}: NamedFile, {input, report}: Context): boolean =>
  findFile(input.files, path, report.fileName(place)) >= 0;

/** Whether a service takes values from a file that isn't here. */
export const hasUnreadFile = (service: Service, context: Context): boolean =>
  filesOf(service, 'env_file').some((file) => !isHere(file, context));

function judgeFile(file: NamedFile, key: Key, service: Service, context: Context): void {
  const {path, place, isRequired, format} = file;
  const {report} = context;
  const where = inService(service, place, key);
  if (isHere(file, context)) {
    if (format !== '') report.say('env-file-format', where, {FORMAT: format});
    return;
  }
  const [open] = /\$\{\w+\}/.exec(path) ?? [];
  if (isRequired && (open || path === ''))
    report.say(open ? 'env-path-open' : 'env-path-empty', where, {
      KIND: KINDS[key],
      PATH: path,
      ...(open && {NAME: open.slice(2, -1)}),
    });
  else
    report.skip(
      `the ${KINDS[key]} of \`${service.name}\``,
      `\`${path}\`: a missing file stops the deployment, unless it's marked \`required: false\`.`,
      place,
      isRequired ? `\`${path}\` exists, with values that are right in the cloud` : undefined,
    );
}

/** Reports env and label files that aren't here, and paths that the loader can't find on any machine. */
export const envFiles: ServiceRule = (service, context) => {
  for (const key of ['env_file', 'label_file'] as const)
    for (const file of filesOf(service, key)) judgeFile(file, key, service, context);
};
