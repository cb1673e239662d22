import type {CheckResult} from 'compose-check/types';

const flat = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/**
 * An answer as lines: `verdict: yes`, one for each finding (`severity rule path | message | text | remedy`),
 * `unchecked: WHAT: WHY`, `config: NAME, NAME`, and `service: NAME public` or `private`.
 */
function answerLines(result: CheckResult): string[] {
  return [
    `verdict: ${result.verdict}`,
    ...result.findings.map(({severity, rule, path, message, text, remedy}) =>
      [`${severity} ${rule} ${path}`, flat(message), flat(text), flat(remedy)].filter(Boolean).join(' | '),
    ),
    ...result.notJudged.map(({what, why}) => `unchecked: ${what}: ${why}`),
    `config: ${result.config.join(', ')}`,
    ...result.services.map(({name, public: isPublic}) => `service: ${name} ${isPublic ? 'public' : 'private'}`),
  ];
}

/** What an answer should say and doesn't, or says and shouldn't: patterns, each of a line. */
export function saidWrong(result: CheckResult, says: readonly string[], silent: readonly string[]): string[] {
  const lines = answerLines(result);
  const isSaid = (pattern: string): boolean => lines.some((line) => new RegExp(pattern, 'i').test(line));
  const wrong = [...says.filter((pattern) => !isSaid(pattern)), ...silent.filter(isSaid)];
  return wrong.length > 0 ? [...wrong, 'in:', ...lines] : [];
}
