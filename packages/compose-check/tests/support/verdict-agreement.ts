import type {CheckResult, Finding} from 'compose-check/types';
import type {RecordedAnswer} from './verdict-cases';

/** Names that aren't allowed, in alphabetical order: Go's maps have none. */
const ordered = (message: string): string =>
  message.replace(/(?<=additional properties ).*(?= not allowed)/, (names) => names.split(', ').sort().join(', '));

/** The tool stops at the first thing that it can't read, but the check reports everything that it finds. */
const isAmong = (message: string, findings: Finding[]): boolean =>
  findings.some((finding) => finding.message !== undefined && ordered(message).includes(ordered(finding.message)));

/** The check words the errors of Go's YAML library differently. */
const isYamlProblem = (message: string, findings: Finding[]): boolean =>
  /\byaml: /.test(message) && findings.some(({rule}) => rule.startsWith('yaml-'));

/** Whether the answer depends on a file that isn't here: what the tool finds on a machine, the check leaves open. */
const isLeftOpen = ({messages}: RecordedAnswer, {verdict, notJudged}: CheckResult): boolean => {
  const [, path] = /^(?:open|stat|env file|label file) (.+?)(?: not found)?: /.exec(messages[0] ?? '') ?? [];
  return (
    verdict !== 'stops' &&
    path !== undefined &&
    notJudged.some(({what, why, condition}) => condition !== undefined && `${what} ${why}`.includes(`\`${path}\``))
  );
};

/** The tool asks for all names, but `config set` takes only some. The check also lists those of secrets. */
function configDisagreements({config = [], messages}: RecordedAnswer, result: CheckResult): string[] {
  const settable = config.filter((name) => /^[A-Za-z_]\w{0,63}$/.test(name));
  const hasSecrets = messages.some((message) => message.includes('secrets will be exposed as environment variables'));
  return [
    ...settable.filter((name) => !result.config.includes(name)).map((name) => `It doesn't ask for ${name}.`),
    ...result.config.filter((name) => !hasSecrets && !settable.includes(name)).map((name) => `It asks for ${name}.`),
  ];
}

/** What the check says differently from the tool, one sentence each. */
export function disagreements(answer: RecordedAnswer, result: CheckResult): string[] {
  if (answer.stops && isLeftOpen(answer, result)) return [];
  const stops = result.findings.filter(({severity}) => severity === 'stops');
  if (answer.stops) {
    if (result.verdict !== 'stops') return [`It doesn't stop: ${answer.messages.join(' / ')}`];
    return answer.messages
      .filter((message) => !isAmong(message, stops) && !isYamlProblem(message, stops))
      .map((message) => `It doesn't say: ${message}`);
  }
  if (stops.length > 0) return stops.map(({message, text}) => `It stops: ${message ?? text}`);
  const warnings = new Set(
    result.findings.flatMap(({severity, message}) => (severity === 'warns' && message ? [message] : [])),
  );
  return [
    ...configDisagreements(answer, result),
    ...answer.messages.filter((message) => !warnings.has(message)).map((message) => `It doesn't warn: ${message}`),
    ...[...warnings].filter((message) => !answer.messages.includes(message)).map((message) => `It warns: ${message}`),
  ];
}
