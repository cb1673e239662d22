import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Program, TestedRow} from '../schema';
import type {Options} from './in-place';
import {outerEnvironment, run} from './processes';
import {namedVersions} from './versions';

/** Seconds: packages of clouds are large. */
const LIMIT = 600;

/**
 * Installs a program's packages from its lockfile and lets the compiler read it.
 *
 * @returns its row of examples/tested.yaml
 * @throws Failure with what the compiler says
 */
export async function checkProgram(name: string, example: Program, options: Options): Promise<TestedRow> {
  const folder = mkdtempSync(join(tmpdir(), `example-${name}-`));
  const settings = {cwd: folder, env: outerEnvironment()};
  try {
    cpSync(join('examples', name), folder, {recursive: true});
    const versions = namedVersions(example, folder);
    await run(['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], settings, LIMIT);
    await run(['npx', '--no-install', 'tsc', '--noEmit', '--pretty', 'false'], settings, LIMIT);
    options.say('type-checked against the packages of its lockfile');
    return {how: 'type-checked', checked: options.today, with: versions};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
