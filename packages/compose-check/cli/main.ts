import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parseArgs} from 'node:util';
import {closest} from 'fastest-levenshtein';
import {SEVERITIES, type Severity} from '../data/severities';
import {PROVIDER_IDS} from '../data/provider-ids';
import {adapt, whyNotAdapted} from '../src/adapt/adapt';
import {type Examined, examineSafely} from '../src/check-compose';
import {type FindingGroup, groupFindings} from '../src/finding-groups';
import {readInline} from '../src/inline-markdown';
import {totalInWords} from '../src/plan/costs';
import {orderFiles} from '../src/project/file-order';
import type {CheckInput, CheckResult, Finding, Rules, SourceFile} from '../src/types';
import {SEVERITY_WORDS, answerOf, conditionsIn, countsOf, notCarriedOver} from '../src/words';

const MODES = ['affordable', 'balanced', 'high_availability'] as const;
/** In bytes: far more than is judged, and little enough to be read. */
const LARGEST = 4_000_000;
/** Findings of what isn't a YAML map at all. */
const NOT_YAML = new Set(['yaml-syntax', 'yaml-tab', 'yaml-character', 'yaml-top', 'empty-file']);

/** What's wrong with what the person typed, in one line that says the way out. */
class BadInput extends Error {}

/** Where the program runs, and what it knows. */
export interface Surroundings {
  rules: Rules;
  /** Address of the site, without a slash at the end. */
  origin: string;
  /** How people call the program. */
  command: string;
  readInput: () => string;
  print: (text: string) => void;
  complain: (line: string) => void;
}

const usage = ({
  rules,
  command,
}: Surroundings): string => `Says whether ${rules.product.name} deploys a Compose file, and whether it then works.

${command} FILE…              Check files, which are merged in the CLI's order; - reads standard input
  --provider ${PROVIDER_IDS.join('|')}   Where it runs: aws by default
  --mode ${MODES.join('|')}    Deployment mode
  --json                      Print the answer as JSON
  --adapt FILE                Write the adapted file, and what it needs next to it; never over a file that's there
  --fail-on SEVERITY|never    End with 1 for a finding of that severity or a worse one: wont-work by default, of
                              ${SEVERITIES.join(', ')}

Ends with 0 if nothing is that severe, with 1 if the file stops, loses data, exposes something, has a plain secret or
won't work, and with 2 if there's nothing to check.`;

/** One of the allowed words, or the nearest as a suggestion. */
function oneOf<Word extends string>(flag: string, given: string, words: readonly Word[]): Word {
  const word = words.find((one) => one === given);
  if (word !== undefined) return word;
  throw new BadInput(`--${flag} ${given}: did you mean ${closest(given, words)}? It's one of ${words.join(', ')}.`);
}

function readOptions(args: string[]) {
  try {
    const text = {type: 'string'} as const;
    const yes = {type: 'boolean'} as const;
    const options = {provider: text, mode: text, adapt: text, 'fail-on': text, json: yes, help: yes};
    return parseArgs({args, options, allowPositionals: true});
  } catch (error) {
    throw new BadInput(`${(error as Error).message.split('. ')[0]}. --help lists the flags.`);
  }
}

function readSource(name: string, readInput: () => string): SourceFile {
  if (name === '-') return {name: 'compose.yaml', text: readInput()};
  const found = statSync(name, {throwIfNoEntry: false});
  if (!found) throw new BadInput(`${name}: there's no such file. Check the name, or use - for standard input.`);
  if (found.isDirectory())
    throw new BadInput(`${name}: it's a folder. Name the file in it: ${join(name, 'compose.yaml')}.`);
  if (found.size > LARGEST) throw new BadInput(`${name}: it's larger than 4 MB. Name a Compose file.`);
  return {name: name.replaceAll('\\', '/').replace(/^\.\//, ''), text: readFileSync(name, 'utf8')};
}

/** Markdown of the data as a terminal shows it: code keeps its marks, links lose their address. */
const plain = (markdown: string): string =>
  readInline(markdown)
    .map(({text, code}) => (code ? `\`${text}\`` : text))
    .join('');

const placeOf = ({file, start}: Finding): string => `${file}:${start.line}`;

/** What one cause does, with all its places. */
function groupLines({severity, title, places, text, messages, remedies, link}: FindingGroup, origin: string): string {
  const {name} = SEVERITY_WORDS[severity];
  const heads = places.map(({file, line, path}) => `${file}:${line}: ${name}: ${path || title}`);
  const more = [plain(text), ...messages, ...remedies.map(plain), ...(link ? [`${origin}${link}`] : [])];
  return `${heads.join('\n')}\n  ${more.join('\n  ')}`;
}

function asText(result: CheckResult, where: string, {rules, origin}: Surroundings): string {
  const groups = groupFindings(result.findings, result.first.rule);
  const {first, notJudged, config, closed, month} = result;
  const at = first.line === undefined ? '' : ` (${first.file}:${first.line})`;
  const lost = notCarriedOver(result.findings).map(({what, file, line}) => `${what} (${file}:${line})`);
  const parts = [
    `${answerOf(result)}\nFirst: ${plain(first.text)}${at}`,
    lost.length > 0 && `Not carried over: ${lost.join(', ')}`,
    closed && plain(closed),
    ...groups.map((group) => groupLines(group, origin)),
    notJudged.length > 0 &&
      ['Not checked:', ...notJudged.map(({what, why}) => `${plain(what)}: ${plain(why)}`)].join('\n  '),
    month && `Cost: ${plain(totalInWords(month))}`,
    config.length > 0 &&
      ['Set these first:', ...config.map((name) => `${rules.product.slug} config set ${name}`)].join('\n  '),
    `${countsOf(groups) || 'Nothing to change'}, on ${where} with CLI ${rules.release}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function asJson(result: CheckResult, input: CheckInput, {rules, origin}: Surroundings): string {
  const {findings, ...rest} = result;
  const answer = {
    answer: answerOf(result),
    provider: input.provider,
    release: rules.release,
    notCarriedOver: notCarriedOver(findings),
    ...rest,
    findings: findings.map(({fix: _fix, link, ...one}) => ({...one, ...(link && {link: `${origin}${link}`})})),
  };
  return `${JSON.stringify(answer, null, 2)}\n`;
}

/** Writes the adapted main file under a name, and all others next to it. */
function writeAdapted(input: CheckInput, examined: Examined, target: string, {rules, complain}: Surroundings): void {
  const adapted = adapt(input, rules, undefined, examined);
  if (!adapted || adapted.files.length === 0)
    return complain(`No file is written. ${whyNotAdapted(input, examined.result)}`);
  const main = input.files[0]?.name;
  const named = adapted.files.map(
    ({name, text}) => [name === main ? target : join(dirname(target), name), text] as const,
  );
  const there = named.find(([path]) => existsSync(path));
  if (there) throw new BadInput(`${there[0]}: it's there already, and --adapt writes over nothing. Name another file.`);
  for (const [path, text] of named) {
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text, {flag: 'wx'});
    complain(`${path} is written.`);
  }
  complain(`With these changes: ${answerOf(adapted.result)}`);
  for (const condition of conditionsIn([...adapted.result.notJudged, ...adapted.result.findings]))
    complain(`Make sure that ${plain(condition)}.`);
}

function check(args: string[], surroundings: Surroundings): number {
  const {values, positionals} = readOptions(args);
  const {rules, command, print, readInput} = surroundings;
  if (values.help) {
    print(`${usage(surroundings)}\n`);
    return 0;
  }
  if (positionals.length === 0) throw new BadInput(`Name a Compose file: ${command} compose.yaml --provider aws`);
  const {provider = 'aws', mode, 'fail-on': failOn = 'wont-work'} = values;
  const order = orderFiles(positionals.map((name) => readSource(name, readInput)));
  const input: CheckInput = {
    files: order.files,
    provider: oneOf('provider', provider, PROVIDER_IDS),
    ...(mode !== undefined && {mode: oneOf('mode', mode, MODES)}),
  };
  const least = oneOf<Severity | 'never'>('fail-on', failOn, [...SEVERITIES, 'never']);
  for (const {name, instead} of order.unused)
    surroundings.complain(`${name} isn't read, because the CLI uses ${instead}.`);
  const {result, context} = examineSafely(input, rules);
  const unread = result.findings.find(({rule}) => NOT_YAML.has(rule));
  if (unread) throw new BadInput(`${placeOf(unread)}: ${plain(unread.text)} ${plain(unread.remedy ?? '')}`.trim());
  if (context === null || result.verdict === 'not-checked')
    throw new BadInput(
      `${order.files[0]?.name}: it isn't checked, because ${plain(result.notChecked ?? '')}. ${plain(result.first.text)}`,
    );
  print(values.json ? asJson(result, input, surroundings) : asText(result, input.provider, surroundings));
  if (values.adapt !== undefined) writeAdapted(input, {result, context}, values.adapt, surroundings);
  const severe = least === 'never' ? [] : SEVERITIES.slice(0, SEVERITIES.indexOf(least) + 1);
  return result.findings.some(({severity}) => severe.includes(severity)) ? 1 : 0;
}

/** Runs the command line. Returns its exit code: 0, 1 for a finding that is severe enough, 2 for bad input. */
export function main(args: string[], surroundings: Surroundings): number {
  try {
    return check(args, surroundings);
  } catch (error) {
    surroundings.complain((error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' '));
    return 2;
  }
}
