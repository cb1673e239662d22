import {isDeepStrictEqual} from 'node:util';
import {CLOUDS, type Cloud, type Plan} from '../../../src/data/engine-plans-schema';
import {expandTokens, identityTokens} from '../tokens';

/** What a sentence rests on: a resource of a plan, one of its inputs, or the value of that; or that there's no plan. */
interface Statement {
  cloud: Cloud;
  plan: string;
  /** `refused` where the CLI or the engine must refuse the file. */
  type: string;
  name: string | undefined;
  /** `containerDefinitions.0.command`, or `@protect` for an option. Empty for the resource itself. */
  path: string[];
  /** The value as JSON, `none` if there must be nothing, undefined if any value will do. */
  value: string | undefined;
}

interface Page {
  path: string;
  text: string;
}

const STATEMENT =
  /^(?<cloud>\w+) (?<plan>\S+) (?<type>\w+\/\w+|refused)(?:\((?<name>[^)]+)\))?(?:\.(?<path>[\w.@-]+))?(?: (?<value>none|= .+))?$/;

/** Where a comment is that names what the sentence before it rests on: `plan: aws file/postgres rds/instance.multiAz none`. */
export const PLAN_COMMENT = /\{\/\* plan: (.+?) \*\/\}/g;

/** What the comments of pages say. */
export const statementsOf = (pages: Page[]): string[] =>
  pages.flatMap(({text}) => [...text.matchAll(PLAN_COMMENT)].map((found) => expandTokens(found[1]!, identityTokens)));

function parse(text: string): Statement | null {
  const {cloud = '', plan = '', type = '', name, path = '', value} = STATEMENT.exec(text)?.groups ?? {};
  const known = CLOUDS.find((one) => one === cloud);
  return known
    ? {cloud: known, plan, type, name, path: path.split('.').filter(Boolean), value: value?.replace(/^= /, '')}
    : null;
}

const at = (value: unknown, path: string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

function holds({type, name, path, value}: Statement, plan: Plan): boolean {
  if (type === 'refused') return plan.refused !== undefined;
  const options = path[0]?.startsWith('@');
  const inner = options ? [path[0]!.slice(1), ...path.slice(1)] : path;
  const found = plan.resources
    .filter((one) => one.type === type && (name === undefined || one.name === name))
    .map((one) => at(options ? one.options : one.inputs, inner))
    .filter((one) => one !== undefined);
  if (value === 'none') return found.length === 0;
  return value === undefined ? found.length > 0 : found.some((one) => isDeepStrictEqual(one, JSON.parse(value)));
}

/**
 * Statements of pages that the plans don't have, each as `file:line:` with the remedy.
 *
 * @param plansOf the plans of a cloud by name, as recorded, or as another engine makes them
 */
export function brokenStatements(pages: Page[], plansOf: (cloud: Cloud) => Map<string, Plan>): string[] {
  return pages.flatMap(({path, text}) =>
    [...text.matchAll(PLAN_COMMENT)].flatMap(({index, 1: words = ''}) => {
      const place = `${path}:${text.slice(0, index).split('\n').length}`;
      const statement = parse(expandTokens(words, identityTokens));
      if (!statement) return [`${place}: "${words}" can't be read: write CLOUD PLAN TYPE.INPUT, with none or = VALUE.`];
      const plan = plansOf(statement.cloud).get(statement.plan);
      if (!plan) return [`${place}: there's no plan ${statement.plan}: add it to src/data/engine-plans/cases.yaml.`];
      return holds(statement, plan)
        ? []
        : [`${place}: ${words}: the plan says something else. Correct the sentence before it, then the comment.`];
    }),
  );
}
