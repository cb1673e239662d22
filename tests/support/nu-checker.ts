import {execFile, spawnSync} from 'node:child_process';
import {relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';

const JAR = require.resolve('vnu-jar/build/dist/vnu.jar');

/** In bytes: a mistake in each row of each table is reported thousands of times. */
const MOST_OUTPUT = 256 * 1024 * 1024;

/** React closes empty elements with a slash, which does nothing; a relation of links that's newer than the checker. */
const NO_MISTAKE = 'Trailing slash on void elements.*|Bad value .ai-catalog. for attribute .rel.*';

interface Answer {
  messages: {url: string; lastLine?: number; message: string; extract?: string}[];
}

/** Whether this machine has a Java that runs the checker. */
export const hasNuChecker = (): boolean => spawnSync('java', ['-jar', JAR, '--version']).status === 0;

/**
 * What the Nu HTML Checker, which judges by the HTML standard and by ARIA in HTML, says of files: errors and warnings as
 * `file:line: message`.
 */
export async function checkByNu(files: readonly string[]): Promise<string[]> {
  const options = ['--stdout', '--exit-zero-always', '--format', 'json', '--filterpattern', NO_MISTAKE];
  const {stdout} = await promisify(execFile)('java', ['-jar', JAR, ...options, ...files], {maxBuffer: MOST_OUTPUT});
  return (JSON.parse(stdout) as Answer).messages.map(
    ({url, lastLine = 1, message, extract = ''}) =>
      `${relative('.', fileURLToPath(url))}:${lastLine}: ${message} (${extract.replaceAll(/\s+/g, ' ').trim()})`,
  );
}
