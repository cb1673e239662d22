import {type Document, type YAMLMap, type YAMLSeq, isMap, isSeq, parse, parseDocument} from 'yaml';
import type {Hidden} from '../../../src/data/cli/schema';
import {fileOf} from '../../pages/data/command-ids';
import {parentPath} from '../../pages/data/commands';
import type {CobraCommand, CobraOption} from './read-cobra';

export interface Plan {
  /** New text by file name. */
  files: Map<string, string>;
  /** One line per change, for the terminal. */
  changes: string[];
  /** What a writer has to add by hand. */
  missing: string[];
}

/** As the data files are written. */
const WRITTEN = {lineWidth: 0, flowCollectionPadding: false, singleQuote: true} as const;

/** Flags that every cobra command has and the reference keeps among the global ones. */
const BUILT_IN = new Set(['help']);

/** `{product} compose up` for the program `acme` is the path `compose up`. */
const pathOf = (command: CobraCommand) => command.name.split(' ').slice(1).join(' ');

/** The name of the program in a text of the tree becomes its token. */
const withTokens = (text: string, program: string) => text.replaceAll(new RegExp(`\\b${program}\\b`, 'g'), '{product}');

/** The tree has no types; most of them follow from the default value. */
function guessType(defaultValue: string): string {
  if (/^(true|false)$/.test(defaultValue)) return 'bool';
  if (/^-?\d+$/.test(defaultValue)) return 'int';
  if (/^\[.*\]$/.test(defaultValue)) return 'stringArray';
  return /^(\d+(h|m|s|ms))+$/.test(defaultValue) ? 'duration' : 'string';
}

/** A default in words, such as "false in a terminal", from a writer or from the tool. */
const isWords = (value = '') => /\w \w/.test(value);

function newFlag({name, shorthand, default_value: value = ''}: CobraOption): Record<string, unknown> {
  const default_value = isWords(value) ? '' : value;
  return {
    name,
    ...(shorthand && {shorthand}),
    type: guessType(default_value),
    default: default_value,
    description: '',
    notes: [],
  };
}

interface FlagSource {
  options: CobraOption[];
  /** Flags that the command takes over: one that moved up there still works. */
  inherited: ReadonlySet<string>;
  label: string;
  release: string;
}

/** Brings the flags of a document in line with the tree; keeps everything that was written by hand. */
function updateFlags(document: Document, {options, inherited, label, release}: FlagSource, plan: Plan): void {
  const own = options.filter((option) => !BUILT_IN.has(option.name));
  let flags = document.get('flags') as YAMLSeq<YAMLMap> | undefined;
  if (!isSeq(flags)) {
    document.set('flags', document.createNode([]));
    flags = document.get('flags') as YAMLSeq<YAMLMap>;
  }
  const names = new Set(own.map((option) => option.name));
  flags.items = flags.items.filter((flag) => {
    const name = String(flag.get('name'));
    if (names.has(name) || BUILT_IN.has(name) || flag.has('removed')) return true;
    if (inherited.has(name)) {
      plan.changes.push(`${label}: --${name} comes from above now`);
      return false;
    }
    flag.set('removed', release);
    plan.changes.push(`${label}: removed --${name}`);
    plan.missing.push(`${label}: what to use instead of --${name}`);
    return true;
  });
  for (const option of own) {
    const flag = flags.items.find((item) => isMap(item) && item.get('name') === option.name);
    if (!flag) {
      flags.add(document.createNode({...newFlag(option), since: release}) as YAMLMap);
      plan.changes.push(`${label}: added --${option.name}`);
      plan.missing.push(
        `${label}: description of --${option.name}${option.usage ? ` (the tool says: ${option.usage.trim()})` : ''}`,
      );
      continue;
    }
    if (flag.delete('removed')) {
      flag.delete('instead');
      plan.changes.push(`${label}: --${option.name} is back`);
    }
    if (!flag.has('defaultFrom'))
      setIfChanged(flag, 'default', option.default_value ?? '', `${label}: --${option.name}`, plan);
    setIfChanged(flag, 'shorthand', option.shorthand, `${label}: --${option.name}`, plan);
  }
}

/**
 * Names the flags that subcommands inherit: the tree lists them with the subcommands, and doesn't mark them where
 * they're defined.
 */
function updatePersistentFlags(document: Document, command: CobraCommand, tree: CobraCommand[], plan: Plan): void {
  const path = pathOf(command);
  const before = (document.toJS() as {persistentFlags?: string[]}).persistentFlags ?? [];
  const own = (command.options ?? []).map(({name}) => name).filter((name) => !BUILT_IN.has(name));
  const children = tree.filter((other) => parentPath(pathOf(other)) === path);
  const inherited = new Set(children.flatMap((child) => (child.inherited_options ?? []).map(({name}) => name)));
  // Without subcommands the tree doesn't say, so the current flags stay.
  const after = own.filter((name) => (children.length ? inherited.has(name) : before.includes(name)));
  if (after.length === before.length && after.every((name) => before.includes(name))) return;
  document.set('persistentFlags', document.createNode(after, {flow: true}));
  plan.changes.push(`${path}: subcommands inherit ${after.map((name) => `--${name}`).join(', ') || 'no flags'}`);
}

function setIfChanged(flag: YAMLMap, key: string, value: string | undefined, label: string, plan: Plan): void {
  const before = flag.get(key) as string | undefined;
  if ((before ?? '') === (value ?? '')) return;
  if (key === 'default' && (isWords(before) || isWords(value))) return;
  // The tool prints an absent default in several ways.
  if (key === 'default' && ['', '[]'].includes(before ?? '') && ['', '[]', '0s'].includes(value ?? '')) return;
  if (value === undefined) flag.delete(key);
  else flag.set(key, value);
  plan.changes.push(`${label}: ${key} "${before ?? ''}" is now "${value ?? ''}"`);
}

/** `compose up --tail` for each hidden flag; a global one has no command before it. */
const hiddenFlags = (yaml: string): string[] =>
  ((parse(yaml) as Pick<Hidden, 'flags'> | null)?.flags ?? []).map(({command, name}) => `${command} --${name}`);

function newCommand(command: CobraCommand, program: string, release: string): Document {
  const path = pathOf(command);
  const parsed = parseDocument('{}');
  parsed.contents = parsed.createNode({
    command: path,
    summary: '',
    usage: withTokens(command.usage ?? command.name, program),
    group: 'cli',
    flags: [],
    since: release,
  }) as never;
  return parsed;
}

/**
 * Compares the tree of a release with the data and says what has to change. Changes nothing itself.
 *
 * @param current text of the data files by name (`compose_up.yaml`, `_global.yaml`)
 * @param release the release that wrote the tree: what is new gets `since`, what went stays and gets `removed`
 */
export function planUpdate(tree: CobraCommand[], current: Map<string, string>, release: string): Plan {
  const plan: Plan = {files: new Map(), changes: [], missing: []};
  const program = tree.map((command) => command.name.split(' ')[0] ?? '').sort((a, b) => a.length - b.length)[0] ?? '';
  const globals = current.get('_global.yaml');
  // Cobra's tree includes hidden flags, and doesn't mark them.
  const hidden = new Set(hiddenFlags(current.get('_hidden.yaml') ?? ''));
  const visible = ({options = []}: CobraCommand, path: string) =>
    options.filter(({name}) => !hidden.has(`${path} --${name}`));
  const root = tree.find((command) => pathOf(command) === '');
  if (root && globals) {
    const document = parseDocument(globals);
    const options = visible(root, '').filter((option) => option.name !== 'version');
    updateFlags(document, {options, inherited: new Set(), label: 'global flags', release}, plan);
    plan.files.set('_global.yaml', document.toString(WRITTEN));
  }
  const wanted = new Set(tree.map((command) => fileOf(pathOf(command))));
  for (const name of current.keys()) {
    if (name.startsWith('_') || wanted.has(name)) continue;
    const document = parseDocument(current.get(name) ?? '');
    if (document.has('removed')) continue;
    document.set('removed', release);
    plan.files.set(name, document.toString(WRITTEN));
    plan.changes.push(`removed the command of ${name}; its page stays and says what replaced it`);
    plan.missing.push(`${name}: what to use instead, as "instead"`);
  }
  for (const command of tree) {
    const path = pathOf(command);
    const name = fileOf(path);
    const source = current.get(name);
    const document = source === undefined ? newCommand(command, program, release) : parseDocument(source);
    if (source === undefined) {
      plan.changes.push(`added the command "${path}"`);
      plan.missing.push(
        `${path}: summary, group, arguments and examples in src/data/cli/${name}, and the page docs/cli/${name.replace('.yaml', '.mdx')}`,
      );
    }
    const usage = command.usage && withTokens(command.usage, program);
    if (usage && document.get('usage') !== usage) {
      document.set('usage', usage);
      plan.changes.push(`${path || 'root'}: usage is now "${usage}"`);
      if (source !== undefined) plan.missing.push(`${path || 'root'}: arguments, if the new usage line has others`);
    }
    if (path !== '') {
      const inherited = new Set((command.inherited_options ?? []).map((option) => option.name));
      updateFlags(document, {options: visible(command, path), inherited, label: path, release}, plan);
      updatePersistentFlags(document, command, tree, plan);
    }
    plan.files.set(name, document.toString(WRITTEN));
  }
  return plan;
}
