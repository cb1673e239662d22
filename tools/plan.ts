// Prints what the public deploy engine would create for a Compose file, or records it for all files: tools/engine-oracle/README.md.
// Usage: npm run plan -- FILE… --provider CLOUD [--mode MODE | --recipe FILE] [--domain NAME] [--json] --engine FOLDER
//        npm run plan -- --all --engine FOLDER
//        npm run plan -- --statements --engine FOLDER [--commit COMMIT]
//        npm run plan -- --compare FOLDER --engine FOLDER
import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {brokenStatements, statementsOf} from '../plugins/pages/data/plan-statements';
import {pageFiles} from '../plugins/pages/page';
import {CLOUDS} from '../src/data/engine-plans-schema';
import {compareFolder, isFile} from './engine-oracle/compare';
import {makePlans} from './engine-oracle/make-plan';
import {type Programs, buildPrograms} from './engine-oracle/programs';
import {planAll, recordPlans} from './engine-oracle/record';

/** Commits that the pages describe. */
const COMMITS = {engine: '72bfd43', cli: 'bd557873f'};

/** Statements of pages that aren't true with an engine. */
function listStatements(programs: Programs): string[] {
  const pages = pageFiles().map((path) => ({path, text: readFileSync(path, 'utf8')}));
  const statements = statementsOf(pages);
  const all = planAll(programs, (plan) => statements.some((words) => words.startsWith(`${plan} `)));
  const broken = brokenStatements(pages, (cloud) => new Map(all[cloud].map(({name, plan}) => [name, plan])));
  return [...broken, `${broken.length} statements don't hold with the engine at ${programs.engine}.`];
}

/** Lines for the terminal. */
function run(): string[] {
  const {values, positionals} = parseArgs({
    options: {
      all: {type: 'boolean'},
      compare: {type: 'string'},
      json: {type: 'boolean'},
      statements: {type: 'boolean'},
      engine: {type: 'string'},
      commit: {type: 'string', default: COMMITS.engine},
      provider: {type: 'string'},
      mode: {type: 'string'},
      recipe: {type: 'string'},
      domain: {type: 'string'},
    },
    allowPositionals: true,
  });
  const commits = {...COMMITS, engine: values.commit};
  if (values.statements) return listStatements(buildPrograms(values.engine, commits));
  if (values.compare !== undefined) {
    if (!existsSync(values.compare)) throw new Error(`There's no folder ${values.compare}.`);
    return compareFolder(buildPrograms(values.engine, commits), values.compare);
  }
  if (values.all) return recordPlans(buildPrograms(values.engine, commits));
  const {mode, recipe, domain} = values;
  const cloud = CLOUDS.find((one) => one === values.provider);
  if (!cloud)
    throw new Error(
      `The public engine has no provider "${values.provider ?? ''}": use --provider ${CLOUDS.join(', ')}.`,
    );
  const missing = [...positionals, ...(recipe ? [recipe] : [])].find((path) => !isFile(path));
  if (missing ?? !positionals.length) throw new Error(missing ? `There's no file ${missing}.` : 'Name a Compose file.');
  const request = {name: '', paths: positionals.map((path) => resolve(path)), mode, recipe, domain};
  const [planned] = makePlans(buildPrograms(values.engine, commits), cloud, [request]);
  const {printed = '', plan} = planned!;
  if (plan?.refused) throw new Error(`The ${plan.refused.by} refuses the file: ${plan.refused.words.join('; ')}`);
  if (mode && !recipe && mode !== 'affordable')
    console.error(`The recipe of ${mode} is assumed: the control plane holds it.`);
  if (values.json) return [printed.trimEnd()];
  const lines = plan!.resources.map(({type, name, parent, inputs, options}) =>
    [
      `${type} ${name}${parent ? ` < ${parent}` : ''}`,
      JSON.stringify(inputs),
      ...(Object.keys(options).length ? [JSON.stringify(options)] : []),
    ].join('\n  '),
  );
  return [...lines, ...(plan!.says ?? [])];
}

try {
  console.log(run().join('\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
