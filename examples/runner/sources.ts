import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {CONTINUE, EXIT, visit} from 'unist-util-visit';
import {site} from '../../config/site';
import {fenceMeta} from '../../plugins/pages/mdast/fence-meta';
import {loadPage} from '../../plugins/remark/load-pages';
import type {Project} from './example';
import {Failure, outerEnvironment, run} from './processes';

/** Where a project comes from: the repository, its create.sh with the newest versions, or the steps of its page. */
export type Source = 'repository' | 'create.sh' | 'page';

/** Names of files that only this repository needs. */
const OWN = new Set(['create.sh', 'example.yaml']);

/** From here on, a page is about an account that this machine doesn't have. */
const LAST_STEP = /^Deploy$/;
/** So are the tools of the clouds. */
const CLOUD_TOOL = /^(?:aws|gcloud|az|doctl) /m;

/** Seconds: generators install what they generate. */
const LIMIT = 900;

/** A file that a reader saves, as a command of the shell. */
const save = (path: string, text: string, index: number): string =>
  [`mkdir -p '${dirname(path)}'`, `cat > '${path}' <<'END_OF_FILE_${index}'`, text, `END_OF_FILE_${index}`].join('\n');

/**
 * What a reader does who follows a page: saves the files that it shows whole, and runs its commands, in their order.
 *
 * @param example the example's name: its files are the ones to save
 * @returns a script for sh
 */
export function scriptOf(page: Root, example: string): string {
  const steps: string[] = [];
  visit(page, (node) => {
    if (node.type === 'heading' && LAST_STEP.test(toString(node))) return EXIT;
    if (node.type !== 'code') return CONTINUE;
    const {lang, meta, value} = node;
    const {file, region, title = ''} = fenceMeta(meta);
    if (lang === 'shell' && !value.includes(`${site.slug} `) && !CLOUD_TOOL.test(value)) steps.push(value);
    else if (file?.startsWith(`${example}/`) && region === undefined) steps.push(save(title, value, steps.length));
    return CONTINUE;
  });
  return steps.join('\n');
}

/**
 * Makes a project in a new folder.
 *
 * @param page path of its page, without extension
 * @returns the folder that it's in, which a page may have made below the new one
 * @throws Failure if a command of create.sh or of the page fails
 */
export async function makeProject({name, folder}: Project, page: string, source: Source, to: string): Promise<string> {
  mkdirSync(to, {recursive: true});
  const settings = {cwd: to, env: {...outerEnvironment(), CI: 'true', npm_config_yes: 'true'}};
  if (source === 'create.sh') {
    await run([resolve(folder, 'create.sh')], settings, LIMIT);
  } else if (source === 'page') {
    const script = scriptOf(loadPage(`docs/${page}.mdx`).tree, name);
    if (!script) throw new Failure(`docs/${page}.mdx shows no file of examples/${name}.`);
    const [path, last] = [`${to}.sh`, `${to}-last`];
    writeFileSync(path, `${script}\npwd > '${last}'\n`);
    await run(['sh', '-e', path], settings, LIMIT);
    return readFileSync(last, 'utf8').trim();
  } else {
    for (const entry of readdirSync(folder).filter((file) => !OWN.has(file)))
      cpSync(join(folder, entry), join(to, entry), {recursive: true, verbatimSymlinks: true});
  }
  return to;
}
