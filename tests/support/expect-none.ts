/** Fails with one problem a line, as `file:line: what is wrong and what to do`. */
export function expectNone(problems: string[]): void {
  if (!problems.length) return;
  const error = new Error(['', ...problems].join('\n'));
  // The place is in the message: the test's own line doesn't help.
  error.stack = error.message;
  throw error;
}
