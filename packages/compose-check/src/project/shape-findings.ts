import {linkToKey} from '../../data/compose/key-id';
import {distance} from 'fastest-levenshtein';
import {replacePlace} from '../fix';
import {MAX_FINDINGS} from '../limits';
import type {Report} from '../report';
import {type ShapeProblem, problemsWith} from '../shapes/check-shape';
import type {Edit} from '../types';
import type {MapValue} from '../yaml/value';

/** A word without its case, dashes and underscores, for comparison. */
const bare = (name: string): string => name.toLowerCase().replaceAll(/[-_ ]/g, '');

/** The known key that is closest to a name, and whether it's certainly the one that was meant. */
function nearestKey(name: string, known: string[]): {key: string; isCertain: boolean} | null {
  const same = known.find((key) => bare(key) === bare(name));
  if (same) return {key: same, isCertain: true};
  const [best, second] = known
    .map((key) => ({key, steps: distance(name, key)}))
    .sort((one, other) => one.steps - other.steps);
  if (!best || best.steps > Math.max(1, Math.floor(name.length / 3))) return null;
  return {key: best.key, isCertain: best.steps === 1 && name.length > 4 && (second?.steps ?? 9) > 2};
}

/** The loader's message, in the words that the pages use. */
const plain = (message: string): string =>
  message
    .replaceAll(/\barray\b/g, 'list')
    .replaceAll(/\bmapping\b/g, 'map')
    .replace(/^(\S+)/, '`$1`');

/** Link to the key in the reference that a problem is about, or to the page. */
function linkOf({path, unknown}: ShapeProblem): string {
  const near = unknown && nearestKey(unknown.key, unknown.known)?.key;
  const [top = '', , key = ''] = unknown ? [...path.slice(0, -1), ...(near ? [near] : [])] : path;
  if (top !== 'services') return top ? linkToKey('top-level', top) : '/docs/concepts/compose';
  return key ? linkToKey('services', key) : linkToKey('top-level', 'services');
}

const TOP_LEVEL = 'Services go below `services:`, and your own keys begin with `x-`.';

function unknownKey({path, at, unknown}: ShapeProblem, report: Report) {
  if (!unknown) return undefined;
  const {key, known, siblings} = unknown;
  const near = nearestKey(key, known);
  const isCertain = near?.isCertain && !siblings.has(near.key) && report.sourceOf(at) === key;
  const nothing = path.length === 1 ? TOP_LEVEL : 'Remove it, or begin its name with `x-`.';
  return {
    text: `Compose doesn't have a key \`${key}\` here, so the loader refuses the file.`,
    remedy: near ? `Did you mean \`${near.key}\`?` : nothing,
    edits: isCertain ? [replacePlace(at, near.key)] : [],
  };
}

/** Puts a number or boolean into quotes where text is expected. */
function quoted(problem: ShapeProblem, report: Report): Edit[] {
  const source = report.sourceOf(problem.at);
  const isPlain = /^[\w.+-]+$/.test(source) && !/^(?:null|Null|NULL)$/.test(source);
  return problem.wantsText && isPlain ? [replacePlace(problem.at, `"${source}"`)] : [];
}

/** The loader checks for maps here before anything else, with a plainer message. */
const isNoMapping = ({kind, path, isEmpty}: ShapeProblem): boolean =>
  kind === 'type' && path[0] === 'services' && (path.length === 1 || (path.length === 2 && !isEmpty));

/** Problems that the loader finds before it compares a file with its schema. */
const BEFORE_SCHEMA = new Set(['cast', 'old-boolean', 'list-entry']);

/** A comparison of files with what the loader accepts. It says each problem once, although a file is compared with what it's merged over. */
export function shapeReporter(report: Report) {
  const said = new Set<string>();

  function problemsOf(root: MapValue): ShapeProblem[] {
    const {problems, isCut} = problemsWith(root, report.rules.shapes.types);
    if (isCut) report.giveUp('the file has too many parts that refer to each other');
    // A suggestion for each of thousands of unknown keys would take seconds, and nobody would see them.
    return problems.slice(0, MAX_FINDINGS);
  }

  function say(problem: ShapeProblem, name: string): void {
    const {kind, path, at, message, text, instead} = problem;
    const id = [kind, path.join('.'), at.file, at.start].join(' ');
    if (said.has(id)) return;
    said.add(id);
    const isSchema = ![...BEFORE_SCHEMA, 'format'].includes(kind) && !isNoMapping(problem);
    const isOld = kind === 'old-boolean';
    const own = unknownKey(problem, report);
    const open = problem.open ? ` \`${problem.open}\` has no value here, but an env file can set it.` : '';
    report.add({
      rule: `shape:${kind}`,
      severity: isOld ? 'warns' : 'stops',
      place: at,
      path: path.join('.'),
      service: (path[0] === 'services' && path[1]) || undefined,
      message: isSchema ? `validating ${name}: ${message}` : message,
      messageId: isOld ? 'boolean-word' : undefined,
      text: (own?.text ?? text ?? `${plain(message)}.`) + open,
      remedy: own?.remedy ?? (instead ? `Write \`${instead}\`.` : ''),
      link: linkOf(problem),
      edits: own?.edits ?? (instead ? [replacePlace(at, instead)] : quoted(problem, report)),
    });
  }

  return {
    /** @param name of the file that was merged last, which the loader names */
    check: (root: MapValue, name: string): void => problemsOf(root).forEach((problem) => say(problem, name)),
    /** The part of the comparison that the loader does before it merges. */
    checkCasts: (root: MapValue): void =>
      problemsOf(root).forEach((problem) => BEFORE_SCHEMA.has(problem.kind) && say(problem, '')),
  };
}
