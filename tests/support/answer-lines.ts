import type {CheckResult} from '../../src/check/engine/types';

const flat = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/**
 * An answer as lines: `verdict: yes`, one for each finding (`severity rule path | message | text | remedy`),
 * `unchecked: WHAT: WHY`, `config: NAME, NAME`, and `service: NAME public` or `private`.
 */
export function answerLines(result: CheckResult): string[] {
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
