import {templatesOf} from 'compose-check/message-template';
import type {Finding, Rules} from 'compose-check/types';
import type {FindingWords} from 'compose-check/data/findings-schema';
import type {Message} from 'compose-check/data/messages/schema';

/** Uppercase words that a message has for the reader's own. */
const slotsOf = (message: Message): Set<string> =>
  new Set(templatesOf(message).flatMap(({slots}) => slots.map(({name}) => name)));

type Words = Pick<Rules, 'messages' | 'findings'>;

/** Uppercase words of the check's own words that stay as they are, everywhere and in the words of a rule. */
const KEPT = ['CLI', 'YAML', 'URL', 'HTTP', 'CMD', 'SHELL', 'NONE', 'UTF', 'AWS'];
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
