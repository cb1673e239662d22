import {mkdirSync, writeFileSync} from 'node:fs';

/** Lines that `npm test` prints at its end and that fail nothing. */
export function giveAdvice(name: string, lines: readonly string[]): void {
  mkdirSync('test-results/advice', {recursive: true});
  writeFileSync(`test-results/advice/${name}.json`, JSON.stringify(lines, null, 1));
}
