import {LineCounter, type ParsedNode, isAlias, isMap, isScalar, isSeq, parseAllDocuments} from 'yaml';
import {templatesOf} from 'compose-check/message-template';
import type {Finding, Rules} from 'compose-check/types';
import type {FindingWords} from 'compose-check/data/findings-schema';
import type {Message} from 'compose-check/data/messages/schema';

type Node = ParsedNode | null | undefined;

/**
 * Lines of a file at which a path such as `services.web.ports.0` begins, by another parser than the check's: its key and its
 * value. None where the file doesn't have the path.
 *
 * @param isWhole all lines of the value
 */
export function linesOfPath(text: string, path: string, isWhole = false): number[] {
  const counter = new LineCounter();
  const documents = parseAllDocuments(text, {lineCounter: counter, uniqueKeys: false, logLevel: 'silent'});
  if (!Array.isArray(documents)) return [];
  const lineOf = (node: Node): number[] => {
    if (!node?.range) return [];
    const [first, last] = node.range.map((offset) => counter.linePos(offset).line);
    const length = isWhole ? (last ?? 0) - (first ?? 0) + 1 : 1;
    return Array.from({length}, (_, at) => (first ?? 0) + at);
  };
  return documents.flatMap((document) => {
    const resolve = (node: Node): Node => (isAlias(node) ? (node.resolve(document) as Node) : node);
    const find = (given: Node, rest: string, lines: number[]): number[] => {
      if (rest === '') return lines;
      const node = resolve(given);
      const below = (key: string) => rest === key || rest.startsWith(`${key}.`);
      if (isMap(node)) {
        const own = node.items
          .map(({key, value}) => ({
            key: key as Node,
            name: isScalar(key) ? String(key.value) : '',
            value: value as Node,
          }))
          .filter(({name}) => name !== '' && below(name));
        return own.flatMap(({key, name, value}) =>
          find(value, rest.slice(name.length + 1), [...lineOf(key), ...lineOf(value)]),
        );
      }
      if (!isSeq(node)) return [];
      return node.items.flatMap((item, index) => {
        if (below(String(index))) return find(item as Node, rest.slice(String(index).length + 1), lineOf(item as Node));
        // `- KEY=value` is a key of a list.
        const [name = ''] = isScalar(item) ? String(item.value).split('=') : [];
        return name !== '' && below(name) ? lineOf(item as Node) : [];
      });
    };
    return find(document.contents as Node, path, []);
  });
}

/** Uppercase words that a message has for the reader's own. */
const slotsOf = (message: Message): Set<string> =>
  new Set(templatesOf(message).flatMap(({slots}) => slots.map(({name}) => name)));

type Words = Pick<Rules, 'messages' | 'findings'>;

/** Uppercase words of the check's own words that stay as they are, everywhere and in the words of a rule. */
const KEPT = ['CLI', 'YAML', 'URL', 'HTTP', 'CMD', 'SHELL', 'NONE', 'UTF'];
const KEPT_BY: Record<string, string[]> = {
  'env-file': ['NAME', 'VALUE'],
  'interpolation-form': ['NAME'],
  'mount-form': ['SOURCE', 'TARGET'],
  'variable-name-with-space': ['NAME', 'VALUE'],
};

/** Uppercase words that the words of a rule have for the reader's own. */
const slotsOfRule = (rule: string, words: readonly FindingWords[]): string[] =>
  words
    .filter((row) => (row.rule ?? row.messageId ?? row.id) === rule)
    .flatMap(
      ({message, prefix, cause, remedy}) => [message, prefix, cause, remedy].join(' ').match(/\b[A-Z]{2,}\b/g) ?? [],
    )
    .filter((word) => !KEPT.includes(word) && !KEPT_BY[rule]?.includes(word));

/** Rules whose text already says what to write. */
const saysItself = (rule: string): boolean =>
  rule.startsWith('shape:') || ['extends-unknown', 'project-name'].includes(rule);

/**
 * What is wrong with the words of a finding: slots and tokens that nobody filled, or a remedy that is missing.
 *
 * @param text the file, which may have the word of a slot itself
 */
export function wordProblems(finding: Finding, text: string, {messages, findings}: Words): string[] {
  const {rule, severity, messageId, remedy} = finding;
  const message = messages.find(({id}) => id === messageId);
  const slots = new Set([...(message ? slotsOf(message) : []), ...slotsOfRule(rule, findings)]);
  const words = [finding.message, finding.text, remedy, finding.link].filter((one) => one !== undefined);
  const left = words.flatMap((one) => [
    ...(one.match(/(?<!\$)\{\w+\}|(?<=service ")(?:NAME|SERVICE)(?=")/g) ?? []),
    ...[...slots].filter((slot) => new RegExp(`\\b${slot}\\b`).test(one) && !text.includes(slot)),
  ]);
  const problems = [...new Set(left)].map((one) => `${rule}: nothing is put in the place of "${one}".`);
  if (!remedy && /^(?:stops|warns)$/.test(severity) && !saysItself(rule)) problems.push(`${rule}: there's no remedy.`);
  return problems;
}

/** Where a finding is, if that's another line than that of its path; nothing where the file doesn't have the path. */
export function placeProblems({rule, path, start}: Finding, text: string): string[] {
  // A gap is about a key, and at the line of it that shows the gap.
  const lines = linesOfPath(text, path, rule.startsWith('gap:'));
  if (!lines.length || lines.includes(start.line)) return [];
  return [`${rule}: line ${start.line}, but ${path} is at line ${[...new Set(lines)].join(' or ')}.`];
}
