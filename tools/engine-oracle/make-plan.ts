import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expandTokens, identityTokens} from '../../plugins/pages/tokens';
import type {Cloud, Plan} from '../../src/data/engine-plans-schema';
import {askAbout} from '../oracle/ask-tool';
import {temporaryFolder} from '../temporary-folder';
import type {Programs} from './programs';
import {reducePlan} from './reduce';

/** Where the CLI would upload a build context to. */
const UPLOADS: Record<Cloud, string> = {
  aws: 's3://uploads/',
  gcp: 'gs://uploads/',
  azure: 'https://uploads.blob.core.windows.net/uploads/',
};

export interface PlanRequest {
  name: string;
  /** Absolute paths of the Compose files: the main file, then those merged over it. */
  paths: string[];
  mode?: string | undefined;
  /** Path of a recipe. Without it, the recipe that is assumed for the mode. */
  recipe?: string | undefined;
  domain?: string | undefined;
}

export interface Planned {
  name: string;
  plan: Plan;
  /** What the CLI would send to the engine; empty if it refuses the file. */
  sent: string;
  /** What the engine's harness printed; empty if one of them refuses the file. */
  printed: string;
}

/**
 * Path of the recipe that is assumed for a mode.
 *
 * @throws Error in one sentence for an unknown mode
 */
function recipeOf(mode: string): string {
  const path = `tools/engine-oracle/recipes/${mode}.yaml`;
  if (!existsSync(path)) throw new Error(`There's no mode ${mode}: use affordable, balanced or high_availability.`);
  return path;
}

/**
 * What the engine would create in one cloud, for each file: the CLI's harness writes what the CLI would send, and the
 * engine's harness plans that. Config that a file needs has the value `value`.
 */
export function makePlans(programs: Programs, cloud: Cloud, requests: PlanRequest[]): Planned[] {
  const home = temporaryFolder();
  const upload = UPLOADS[cloud];
  const questions = requests.map(({paths, mode}) => ({paths, mode, provider: cloud, upload}));
  const answers = askAbout(programs.cli, questions, home);
  return requests.map(({name, mode, recipe = recipeOf(mode ?? 'affordable'), domain}, index) => {
    const {compose: sent = '', errors, config} = answers[index]!;
    if (errors.length) return {name, sent, printed: '', plan: {resources: [], refused: {by: 'cli', words: errors}}};
    const [file, settings] = [join(home, 'compose.yaml'), join(home, 'recipe.yaml')];
    writeFileSync(file, sent);
    writeFileSync(settings, expandTokens(readFileSync(recipe, 'utf8'), identityTokens));
    const values = config.flatMap((key) => ['-config', `secret:${key}=value`]);
    // On Azure, only a preview leaves the vault alone.
    const vault = cloud === 'azure' && config.length ? ['-preview', '-config', 'oracle:vault=true'] : [];
    const args = ['-compose', file, '-recipe', settings, ...values, ...vault, ...(domain ? ['-domain', domain] : [])];
    const {stdout, stderr, status} = spawnSync(programs.plan[cloud], args, {encoding: 'utf8', maxBuffer: 2 ** 28});
    // Before there is a plan, the harness only prints why.
    if (status !== 0)
      return {name, sent, printed: '', plan: {resources: [], refused: {by: 'engine', words: [stderr.trim()]}}};
    return {name, sent, printed: stdout, plan: reducePlan(JSON.parse(stdout))};
  });
}
