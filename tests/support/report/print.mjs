const escape = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/**
 * Findings as a reader wants them: by file and line, the rule after the place. On GitHub they are shown in the change
 * itself as well.
 *
 * @param {{file: string, line: number, message: string, rule: string}[]} findings
 * @returns {string[]} lines to print
 */
export function findingLines(findings, onGitHub = Boolean(process.env.GITHUB_ACTIONS)) {
  const sorted = [...findings].sort((left, right) => left.file.localeCompare(right.file) || left.line - right.line);
  return sorted.flatMap(({file, line, rule, message}) => [
    `  ${file}:${line}  [${rule}]  ${message}`,
    ...(onGitHub ? [`::error file=${file},line=${line},title=${escape(rule)}::${escape(message)}`] : []),
  ]);
}

/** Advice fails nothing, so it's short. */
export function adviceLines(advice, most = 10) {
  if (!advice.length) return [];
  const more = advice.length > most ? [`  … and ${advice.length - most} more in test-results/advice/`] : [];
  return [
    `advice (${advice.length}; nothing fails because of it)`,
    ...advice.slice(0, most).map((line) => `  ${line}`),
    ...more,
  ];
}
