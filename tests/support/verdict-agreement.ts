import type {CheckResult, Finding} from '../../src/check/engine/types';
import type {RecordedAnswer} from './verdict-cases';

/** The tool stops at the first thing that it can't read, but the check reports everything that it finds. */
const isAmong = (message: string, findings: Finding[]): boolean =>
  findings.some((finding) => finding.message !== undefined && message.includes(finding.message));

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
    ...answer.messages.filter((message) => !warnings.has(message)).map((message) => `It doesn't warn: ${message}`),
    ...[...warnings].filter((message) => !answer.messages.includes(message)).map((message) => `It warns: ${message}`),
  ];
}
