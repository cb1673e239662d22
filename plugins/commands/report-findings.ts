/** Prints what a scheduled job has found, `file:line: sentence`, where GitHub shows it, and fails if there's any. */
export function reportFindings(findings: readonly string[]): void {
  for (const finding of findings) {
    console.error(finding);
    const [file, line] = finding.split(':');
    if (process.env.GITHUB_ACTIONS) console.log(`::error file=${file},line=${line}::${finding}`);
  }
  if (findings.length) process.exitCode = 1;
}
