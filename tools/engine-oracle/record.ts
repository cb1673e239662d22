import {existsSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {stringify} from 'yaml';
import {EFFECTS_FILE, loadCases, plansFile} from '../../plugins/pages/data/engine-plans';
import {identityTokens} from '../../plugins/pages/tokens';
import {CLOUDS, type Cases, type Cloud} from '../../src/data/engine-plans-schema';
import {writeCase} from '../oracle/ask-tool';
import {temporaryFolder} from '../temporary-folder';
import {effectsIn, nameOfKey} from './effects';
import {type PlanRequest, type Planned, makePlans} from './make-plan';
import type {Programs} from './programs';

/** Domain of a project whose domain has a zone. */
const DOMAIN = 'proj.example.com';

type Tree = Record<string, unknown>;

/** Where a key of the Compose reference is in a file. */
function placeOf(key: string, service: string): string[] {
  const [section = '', ...rest] = key.split('/');
  const path = rest.join('/').split('.');
  if (section === 'top-level') return path;
  if (section === 'ports') return ['services', service, 'ports', '0', ...path];
  return ['services', service, ...(['services', 'extensions'].includes(section) ? [] : [section]), ...path];
}

function withValue(file: unknown, [key, ...path]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(file) ? [...(file as unknown[])] : {...(file as Tree)}) as Tree;
  copy[key] = withValue(copy[key], path, value);
  return copy;
}

/** Everything that is planned in a cloud: examples, files, files with another key or setting, and files with a mode. */
export function requestsFor(cloud: Cloud, {files, keys, settings, zoned, modes}: Cases, folder: string): PlanRequest[] {
  const write = (name: string, content: unknown): string[] =>
    writeCase(
      {
        files: [
          {name: 'compose.yaml', text: stringify(content)},
          {name: 'Other', text: 'FROM scratch'},
          {name: 'labels', text: 'a=b'},
        ],
        overrides: 0,
      },
      join(folder, name, 'project'),
    );
  const fileOf = (base: string): Tree => {
    const file = files[base];
    if (!file) throw new Error(`src/data/engine-plans/cases.yaml has no file "${base}".`);
    return file;
  };
  const here = ({clouds}: {clouds?: Cloud[] | undefined}): boolean => clouds?.includes(cloud) ?? true;
  const domainOf = (file: string) => (zoned.includes(file) ? {domain: DOMAIN} : {});
  const written = (name: string, content: unknown) => ({name, paths: write(name, content)});
  return [
    ...readdirSync('examples')
      .filter((name) => existsSync(join('examples', name, 'compose.yaml')))
      .map((name) => ({name: `example/${name}`, paths: [resolve('examples', name, 'compose.yaml')]})),
    ...Object.entries(files).map(([name, file]) => ({...written(`file/${name}`, file), ...domainOf(name)})),
    ...keys
      .filter(here)
      .map((one) => written(nameOfKey(one), withValue(fileOf(one.base), placeOf(one.key, one.service), one.value))),
    ...settings
      .filter((one) => one.cloud === cloud)
      .map(({setting, base, value}) => {
        const request = written(`setting/${setting}`, fileOf(base));
        const recipe = join(dirname(request.paths[0]!), 'recipe.yaml');
        const name = setting.includes(':') ? setting : `${identityTokens.product}-${cloud}:${setting}`;
        writeFileSync(recipe, stringify({config: {[name]: value}}));
        return {...request, recipe, ...domainOf(base)};
      }),
    ...modes.map(({file, mode}) => ({...written(`mode/${file}/${mode}`, fileOf(file)), mode})),
  ];
}

const withTokens = (text: string): string =>
  ['Product', 'product', 'PRODUCT'].reduce(
    (result, token) => result.replaceAll(identityTokens[token] ?? '', `{${token}}`),
    text,
  );

/** The text of a data file: each resource once, on a line of its own, so that a difference is a few lines. */
function packed(head: Tree, plans: Planned[]): string {
  const places = new Map<string, number>();
  const names = plans.map(({name, plan: {resources, ...rest}}) => {
    const of = resources.map((one) => {
      const line = JSON.stringify(one, (key, value: unknown) =>
        key === 'options' && Object.keys(value as Tree).length === 0 ? undefined : value,
      );
      if (!places.has(line)) places.set(line, places.size);
      return places.get(line);
    });
    return `${JSON.stringify(name)}: ${JSON.stringify({of, ...rest})}`;
  });
  return withTokens(
    `${JSON.stringify(head).slice(0, -1)},"resources":[\n${[...places.keys()].join(',\n')}\n],"plans":{\n${names.join(',\n')}\n}}\n`,
  );
}

/** @param isWanted asked about each plan, as `aws file/postgres` */
export function planAll(programs: Programs, isWanted = (_plan: string): boolean => true): Record<Cloud, Planned[]> {
  const wanted = (cloud: Cloud): PlanRequest[] =>
    requestsFor(cloud, loadCases(), temporaryFolder()).filter(({name}) => isWanted(`${cloud} ${name}`));
  const plans = CLOUDS.map((cloud) => [cloud, makePlans(programs, cloud, wanted(cloud))]);
  return Object.fromEntries(plans) as Record<Cloud, Planned[]>;
}

/** What comes of each key, by cloud. Each key is on a line of its own. */
function effectsText(head: Tree, all: Record<Cloud, Planned[]>): string {
  const keys: Record<string, Tree> = {};
  for (const cloud of CLOUDS)
    for (const [key, effect] of effectsIn(loadCases(), all[cloud])) keys[key] = {...keys[key], [cloud]: effect};
  const lines = Object.entries(keys).map(([key, effects]) => `${JSON.stringify(key)}: ${JSON.stringify(effects)}`);
  return withTokens(`${JSON.stringify(head).slice(0, -1)},"keys":{\n${lines.join(',\n')}\n}}\n`);
}

/** Writes the plans of all clouds, and what comes of each key, once all are made. Returns lines for the terminal. */
export function recordPlans(programs: Programs): string[] {
  const {engine, cliCommit} = programs;
  const all = planAll(programs);
  const read = new Date().toISOString().slice(0, 10);
  writeFileSync(EFFECTS_FILE, effectsText({engine, read}, all));
  return CLOUDS.map((cloud) => {
    const text = packed({engine, cli: cliCommit, read}, all[cloud]);
    writeFileSync(plansFile(cloud), text);
    return `wrote ${plansFile(cloud)}: ${all[cloud].length} plans, ${Math.round(text.length / 1000)} kB`;
  });
}
