import {stringify} from 'yaml';
import {examine} from 'compose-check/check-compose';
import {type Month, monthInWords, monthly} from 'compose-check/plan/costs';
import {planOf} from 'compose-check/plan/plan';
import {stacksSchema} from '../../../src/data/prices-schema';
import {CLOUDS, type Cloud} from '../../../src/data/engine-plans-schema';
import {loadCheckRules, loadPlanRules, loadPrices} from './check-rules';
import {loadCases} from './engine-plans';
import {readData} from './read-data';

/** What typical stacks, and what is added to one, cost in a month. */
export interface Costs {
  /** By cloud, in the order of `CLOUDS`. */
  stacks: {id: string; name: string; has: string; months: Record<string, Month>}[];
  additions: {id: string; cloud: string; what: string; usd: number}[];
}

let cached: {from: unknown[]; costs: Costs} | undefined;

/** The model of the plan says what a stack takes, and the list prices what that costs. An edit of the data is seen during `npm start`. */
export function loadCosts(): Costs {
  const from = [readData('src/data/prices.yaml', stacksSchema), loadCases(), loadPlanRules(), loadPrices()];
  if (!cached?.from.every((one, index) => one === from[index])) cached = {from, costs: computeCosts()};
  return cached.costs;
}

/** What the contents of Compose files cost in a month. */
export function monthsOfFiles(): (file: unknown, provider: Cloud) => Month {
  const rules = loadCheckRules();
  return (file, provider) => {
    const text = stringify(file, {aliasDuplicateObjects: false});
    return planOf(examine({files: [{name: 'compose.yaml', text}], provider}, rules).context)!.month;
  };
}

function computeCosts(): Costs {
  const {stacks, additions} = readData('src/data/prices.yaml', stacksSchema);
  const monthOf = monthsOfFiles();
  const {files} = loadCases();
  return {
    stacks: stacks.map(({file, ...stack}) => {
      if (!files[file]) throw new Error(`src/data/prices.yaml: engine-plans/cases.yaml has no file "${file}".`);
      return {...stack, months: Object.fromEntries(CLOUDS.map((cloud) => [cloud, monthOf(files[file], cloud)]))};
    }),
    additions: additions.map(({costs, ...one}) => ({...one, usd: monthly(loadPrices(), costs)})),
  };
}

/** Every sum as pages write it: `costs.STACK.CLOUD`, and `costs.ADDITION`. */
export const costTokens = ({stacks, additions}: Costs): Record<string, string> =>
  Object.fromEntries([
    ...stacks.flatMap(({id, months}) =>
      Object.entries(months).flatMap(([cloud, month]) =>
        month.unpriced.length > 0 ? [] : [[`costs.${id}.${cloud}`, monthInWords(month)]],
      ),
    ),
    ...additions.map(({id, usd}) => [`costs.${id}`, monthInWords({usd, unpriced: []})]),
  ]);
