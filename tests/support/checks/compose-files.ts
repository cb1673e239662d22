import {closest} from 'fastest-levenshtein';
import {LineCounter, isMap, isScalar, isSeq, parseDocument, type Document, type Node as YamlNode} from 'yaml';
import {loadComposeSection} from '../../../plugins/remark/data-blocks/compose-keys';
import type {ComposeKey} from '../../../src/data/compose/schema';
import {type Fence, firstLine, placeOfFence} from '../fences';

/** A fence with this title, or with `services:` at its top, is a Compose file. */
const COMPOSE_TITLE = /(^|\/)(docker-)?compose[\w.-]*\.ya?ml$/;

/** Statuses that an example must not use, unless the block says why (`shows="…"`). */
const REFUSED = new Set<ComposeKey['status']>(['stops', 'warns']);

/** Keys whose values are the reader's own maps or lists: nothing below them is a Compose key. */
const FREE = new Set([
  'environment',
  'labels',
  'args',
  'sysctls',
  'extra_hosts',
  'annotations',
  'driver_opts',
  'options',
  'networks',
  'depends_on',
  'secrets',
  'configs',
  'env_file',
  'models',
  'devices',
  'logging',
  'volumes',
  'ulimits',
  'develop',
  'post_start',
  'pre_stop',
  'credential_spec',
  'blkio_config',
  'storage_opt',
  'healthcheck.test',
  'provider',
  'tmpfs',
  'gpus',
  'x-*',
]);

type Keys = Map<string, ComposeKey>;

const keysOf = (section: string): Keys => new Map(loadComposeSection(section).keys.map((key) => [key.key, key]));

interface Context {
  problems: string[];
  place: (node: unknown) => string;
}

export const isComposeFence = (fence: Fence) =>
  fence.lang === 'yaml' && !fence.meta.fragment && COMPOSE_TITLE.test(fence.meta.title ?? '');

/** Checks the keys of one map against a section of the reference, and walks on below dotted keys. */
function checkKeys(node: unknown, known: Keys, context: Context, prefix = ''): void {
  if (!isMap(node)) return;
  for (const pair of node.items) {
    const name = isScalar(pair.key) ? String(pair.key.value) : '';
    if (name === '<<') continue;
    const path = prefix ? `${prefix}.${name}` : name;
    const key =
      known.get(path) ?? known.get(`${prefix}[].${name}`) ?? (name.startsWith('x-') ? known.get('x-NAME') : undefined);
    const hasChildren = [...known.keys()].some(
      (other) => other.startsWith(`${path}.`) || other.startsWith(`${path}[].`),
    );
    if (!key && !hasChildren) {
      const near = closest(path, [...known.keys()]);
      context.problems.push(
        `${context.place(pair.key)}: "${path}" is no key that the Compose reference knows (did you mean "${near}"?). Add it to src/data/compose/ if it is.`,
      );
      continue;
    }
    if (key && REFUSED.has(key.status)) {
      context.problems.push(
        `${context.place(pair.key)}: "${path}" ${key.status === 'stops' ? 'stops the deployment' : 'brings a warning'}: ${key.note ?? key.message ?? ''} Remove it, or say why it is shown with shows="…" on the fence.`,
      );
    }
    if (FREE.has(name) || !hasChildren) continue;
    if (isSeq(pair.value)) pair.value.items.forEach((item) => checkKeys(item, known, context, path));
    else checkKeys(pair.value, known, context, path);
  }
}

function checkService(name: string, node: YamlNode, context: Context): void {
  if (!isMap(node))
    return void context.problems.push(`${context.place(node)}: service "${name}" must be a map of keys.`);
  const say = (problem: string) => context.problems.push(`${context.place(node)}: service "${name}": ${problem}`);
  if (!node.has('image') && !node.has('build') && !node.has('provider') && !node.has('extends'))
    say('has neither image nor build.');
  checkKeys(node, new Map([...keysOf('services'), ...keysOf('extensions')]), context);
  for (const section of ['build', 'deploy', 'healthcheck'] as const)
    checkKeys(node.get(section), keysOf(section), context);
  const ports = node.get('ports');
  if (!isSeq(ports)) return;
  const targets = ports.items.map((item) =>
    isMap(item)
      ? Number(item.get('target'))
      : Number(
          String(isScalar(item) ? item.value : '')
            .split(':')
            .at(-1)
            ?.split('/')[0],
        ),
  );
  ports.items.forEach((item) => checkKeys(item, keysOf('ports'), context));
  for (const target of targets)
    if (!(target >= 1 && target <= 32767)) say(`port target ${target} is not between 1 and 32767.`);
}

/**
 * Checks a complete Compose file against the same data that the Compose reference shows.
 *
 * @returns one sentence a problem with file and line
 */
export function checkComposeFence(fence: Fence): string[] {
  const lines = new LineCounter();
  const document: Document = parseDocument(fence.value, {lineCounter: lines, merge: true});
  const place = (node: unknown) => {
    const offset = (node as {range?: [number, number, number]} | null)?.range?.[0] ?? 0;
    return placeOfFence(fence, lines.linePos(offset).line);
  };
  const [error] = document.errors;
  if (error) return [`${placeOfFence(fence, error.linePos?.[0].line)}: not valid YAML: ${firstLine(error)}.`];
  if (fence.meta.shows) return [];
  const context: Context = {problems: [], place};
  const services = document.get('services');
  if (!isMap(services))
    return [
      `${placeOfFence(fence)}: a Compose file needs "services:" at its top; write fragment="why" on the fence if it is a part of one.`,
    ];
  checkKeys(document.contents, keysOf('top-level'), context);
  for (const pair of services.items)
    checkService(String((pair.key as {value: unknown}).value), pair.value as YamlNode, context);
  return context.problems;
}
