/** What a command of `docusaurus` does: an error is told in one sentence, and ends it with code 1. */
export function command<Values extends unknown[]>(run: (...values: Values) => void | Promise<void>) {
  return async (...values: Values): Promise<void> => {
    try {
      await run(...values);
    } catch (error) {
      console.error((error as Error).message);
      process.exitCode = 1;
    }
  };
}
