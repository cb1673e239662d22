import type {Context} from '../context';
import {readEnvFile} from '../interpolate';
import {normalName} from '../judge/project';
import type {Report} from '../report';
import type {SourceFile} from '../types';
import {mergeValues} from '../yaml/merge';
import {type Problem, readYaml} from '../yaml/read';
import {type MapValue, type Place, type Value, at, child, isMap, itemsOf, textOf, textsOf} from '../yaml/value';
import {ServiceExtender} from './extend-services';
import {VariableFiller} from './fill-variables';
import {checkShape} from './shape-findings';

/** Name of an env file: `.env`, `.env.aws`. */
const ENV_FILE = /(?:^|\/)\.env(?:\.[\w-]+)?$/;

const TEXTS: Record<Problem['rule'], {text: string; remedy: string}> = {
  'yaml-syntax': {
    text: "This isn't valid YAML",
    remedy: 'Check the indentation, quotes and colons on this line and above.',
  },
  'yaml-character': {
    text: "YAML doesn't allow this control character, not even in a comment",
    remedy: "Delete it: it may have come from a copied terminal output, or from a file that isn't saved as UTF-8.",
  },
  'yaml-duplicate-key': {text: 'The same map has this key twice', remedy: 'Keep one of them.'},
  'yaml-key': {text: 'A key must be text', remedy: 'Put it in quotes.'},
  'yaml-alias': {text: "No anchor has this alias's name", remedy: 'Write the anchor before its first use.'},
  'yaml-merge': {text: 'A merge key needs a map, or a list of maps', remedy: 'Let `<<` refer to an anchor of a map.'},
  'yaml-top': {text: 'A Compose file is a map of keys', remedy: 'Start with `services:`.'},
  'too-large': {text: "This file isn't checked", remedy: 'Run `{command} compose config` instead.'},
};

function sayProblem(problem: Problem, text: string, report: Report): void {
  const words = TEXTS[problem.rule];
  const lineStart = text.lastIndexOf('\n', problem.place.start - 1) + 1;
  const hasTab = problem.rule === 'yaml-syntax' && /^[ ]*\t/.test(text.slice(lineStart, problem.place.start + 1));
  const isSize = problem.rule === 'too-large';
  report.add({
    rule: problem.rule,
    severity: isSize ? 'warns' : 'stops',
    place: problem.place,
    path: '',
    text: hasTab ? 'A tab indents this line, and YAML allows only spaces there.' : `${words.text}: ${problem.text}.`,
    remedy: hasTab ? 'Replace the tabs with spaces.' : words.remedy.replace('{command}', report.rules.product.slug),
    link: '/docs/concepts/compose',
    ...(problem.message ? {message: problem.message} : {}),
  });
  if (!isSize) return;
  report.skip('the file', problem.text, problem.place);
  report.giveUp(problem.text);
}

export interface Loaded {
  root: MapValue;
  /** The main file alone, where it can be read. */
  main: MapValue | undefined;
  /** Whether the file can be read at all. */
  isReadable: boolean;
  /** Values from the env files. */
  values: ReadonlyMap<string, string>;
}

function valuesOf(files: SourceFile[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const {name, text} of files)
    if (ENV_FILE.test(name)) for (const [key, value] of readEnvFile(text)) values.set(key, value);
  return values;
}

interface Document {
  file: number;
  root: MapValue;
}

/** Names of other files that a document extends or includes. */
function referencesOf(root: MapValue): string[] {
  const services = child(root, 'services');
  const extended = isMap(services)
    ? [...services.entries.values()].flatMap(({value}) => textOf(at(value, 'extends', 'file')) ?? [])
    : [];
  const included = itemsOf(child(root, 'include')).flatMap((item) => textsOf(isMap(item) ? child(item, 'path') : item));
  return [...extended, ...included];
}

/** Whether a file name of the reader's is the one that a path refers to. */
const isFile = (name: string, path: string): boolean => {
  const bare = path.replace(/^(?:\.\.?\/)+/, '');
  return name === bare || name.endsWith(`/${bare}`);
};

const sayConflict =
  (report: Report) =>
  (path: string[], value: Value): void =>
    report.add({
      rule: 'merge-conflict',
      severity: 'stops',
      place: value,
      path: path.join('.'),
      message: `cannot override ${path.join('.')}`,
      text: 'An earlier file has a map or list here, and this file has something else.',
      remedy: 'Write the same kind of value in both files.',
    });

/** Says that there is nothing in the file. */
function sayEmpty(place: Place, report: Report): void {
  report.add({
    rule: 'empty-file',
    severity: 'stops',
    place,
    path: '',
    message: 'empty compose file',
    text: 'The file is empty.',
    remedy: 'Write `services:`, with your first service below it.',
    link: '/docs/concepts/compose',
  });
}

/** Reads all files, fills in variables and merges the files in order. */
export function loadProject({input, report}: Pick<Context, 'input' | 'report'>): Loaded {
  const values = valuesOf(input.files);
  const documents: Document[] = [];
  let isReadable = true;
  for (const [file, {name, text}] of input.files.entries()) {
    if (ENV_FILE.test(name)) continue;
    const reading = readYaml(text, file);
    for (const problem of reading.problems) {
      isReadable &&= !['too-large', 'yaml-syntax', 'yaml-character'].includes(problem.rule);
      sayProblem(problem, text, report);
    }
    for (const root of reading.documents) {
      nameProject(root, values);
      new VariableFiller(values, report).fill(root, []);
      documents.push({file, root});
    }
  }
  const empty: MapValue = {file: 0, start: 0, end: 0, kind: 'map', shared: false, entries: new Map()};
  if (documents.length === 0 && isReadable && report.isEmpty) sayEmpty(empty, report);
  return {
    root: mergeDocuments(documents, empty, {input, report}),
    main: documents.find(({file}) => file === 0)?.root,
    isReadable: isReadable && documents.length > 0,
    values,
  };
}

/**
 * One map out of all documents. A file that another one includes or extends is used only there, and isn't merged as an
 * override.
 */
function mergeDocuments(
  documents: Document[],
  empty: MapValue,
  {input, report}: Pick<Context, 'input' | 'report'>,
): MapValue {
  const references = documents.flatMap(({root}) => referencesOf(root));
  const nameOf = ({file}: Document): string => input.files[file]?.name ?? '';
  const isNamed = (document: Document): boolean =>
    document.file > 0 && references.some((path) => isFile(nameOf(document), path));
  const find = (path: string): Document | undefined => documents.find((document) => isFile(nameOf(document), path));
  const extender = new ServiceExtender(report, (path) => {
    const services = child(find(path)?.root, 'services');
    return isMap(services) ? services : undefined;
  });
  let merged: Value = empty;
  for (const document of documents) {
    extender.extendAll(document.root);
    checkShape(document.root, report);
    if (isNamed(document)) continue;
    for (const item of itemsOf(child(document.root, 'include')))
      for (const path of textsOf(isMap(item) ? child(item, 'path') : item)) {
        const included = find(path);
        if (included && included !== document) merged = mergeValues(included.root, merged, [], sayConflict(report));
        else report.skip(`what \`${path}\` adds`, "That file isn't here.", item, `\`${path}\` exists and deploys`);
      }
    merged = mergeValues(merged, document.root, [], sayConflict(report));
  }
  return isMap(merged) ? merged : empty;
}

/** Gives `COMPOSE_PROJECT_NAME` a value if the file has a name. */
function nameProject(document: MapValue, values: Map<string, string>): void {
  const name = textOf(child(document, 'name'));
  if (name && !values.has('COMPOSE_PROJECT_NAME')) values.set('COMPOSE_PROJECT_NAME', normalName(name));
}
