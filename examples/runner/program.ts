import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import * as z from 'zod';
import type {Program, TestedRow} from '../schema';
import type {Options} from './in-place';
import {Failure, outerEnvironment, run} from './processes';

/** Seconds: packages of clouds are large. */
const LIMIT = 600;

const lockfileSchema = z.looseObject({packages: z.record(z.string(), z.looseObject({version: z.string().optional()}))});

/** @throws Failure if the lockfile lacks a package that the page shows */
export function lockedVersions(lockfile: string, packages: Program['packages']): Record<string, string> {
  const locked = lockfileSchema.parse(JSON.parse(lockfile)).packages;
  return Object.fromEntries(
    Object.entries(packages).map(([title, name]) => {
      const version = locked[`node_modules/${name}`]?.version;
      if (!version) throw new Failure(`package-lock.json has no ${name}, which example.yaml names.`);
      return [title, version];
    }),
  );
}

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
    const versions = lockedVersions(readFileSync(join(folder, 'package-lock.json'), 'utf8'), example.packages);
    await run(['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], settings, LIMIT);
    await run(['npx', '--no-install', 'tsc', '--noEmit', '--pretty', 'false'], settings, LIMIT);
    options.say('type-checked against the packages of its lockfile');
    return {how: 'type-checked', checked: options.today, with: versions};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
