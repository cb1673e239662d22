import * as z from 'zod';
import type {Plan, PlannedResource} from '../../src/data/engine-plans-schema';

const record = z.record(z.string(), z.unknown());

/** What the harness prints of a plan, as far as it's recorded. */
export const harnessSchema = z.object({
  error: z.string().optional(),
  logs: z.array(z.string()).nullish(),
  resources: z
    .array(
      z.object({type: z.string(), name: z.string(), parent: z.string(), options: record.nullish(), inputs: record}),
    )
    .nullish(),
});

/** They name the deployment. */
const LEFT_OUT = new Set(['tags', 'labels', 'userLabels', 'extraPodLabels']);
const OPTIONS = ['ignoreChanges', 'replaceOnChanges', 'protect', 'retainOnDelete', 'deleteBeforeReplace'];

/** A component waits for what is there of another one by then, which is a race. The order of everything else follows from the inputs. */
const isKept = (option: string, type: string): boolean =>
  OPTIONS.includes(option) || (option === 'dependsOn' && /(?<!:index):Service$/.test(type));

/** `aws:rds/instance:Instance` is `rds/instance`, and `azure-native:app:ContainerApp` is `app/ContainerApp`. */
const shortType = (type: string): string => {
  const [, module = '', resource = ''] = type.split(':');
  return module.includes('/') ? module : `${module}/${resource}`;
};

/** Lists that the engine fills in the order of a Go map, which is another one in each run. */
const UNORDERED = new Set(['pathMatchers', 'hostRules', 'dependsOn']);

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** The default of a URL map with several services is whichever came first, so it differs between runs, too. */
function steady([key, value]: [string, unknown], {pathMatchers}: Record<string, unknown>): [string, unknown] {
  if (UNORDERED.has(key) && Array.isArray(value)) return [key, value.toSorted(byText)];
  const isAny = key === 'defaultService' && Array.isArray(pathMatchers) && pathMatchers.length > 1;
  return [key, isAny ? 'any of its services' : value];
}

const nameOf = (urn: string): string | undefined => urn.split('::').at(-1) || undefined;

/** A value without what the harness marks: secrets, and JSON that was a text. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('$secret' in value) return plain(value.$secret);
  if ('$json' in value) return plain(value.$json);
  const kept = Object.entries(value).filter(([key, child]) => child !== null && !LEFT_OUT.has(key));
  return Object.fromEntries(kept.map(([key, child]) => steady([key, plain(child)], value as Record<string, unknown>)));
}

type Printed = NonNullable<z.output<typeof harnessSchema>['resources']>[number];

/** Pulumi refuses a resource with the types of its parents, the type and the name of another one; the mock takes it. */
function duplicateIn(resources: Printed[]): string | undefined {
  const known = new Map(resources.map((one) => [`${one.type}::${one.name}`, one]));
  const typesOf = ({type, parent}: Printed): string => {
    const above = known.get(parent);
    return above ? `${typesOf(above)}$${type}` : type;
  };
  const urns = resources.map((one) => `${typesOf(one)}::${one.name}`);
  const twice = urns.filter((urn, index) => urns.indexOf(urn) < index).sort();
  return twice[0] && `Duplicate resource URN '${twice[0]}'; try giving it a unique name`;
}

/** What Pulumi put around the engine's words: one prefix for each value that waits, in the order of a race. */
const WAITING = /marshaling properties: awaiting input property "\w+": /g;

/** What is recorded of a plan: resources with the inputs and options that a reader could meet. */
export function reducePlan(printed: unknown): Plan {
  const {error: said, logs, resources} = harnessSchema.parse(printed);
  const error = said ?? duplicateIn(resources ?? []);
  // Lines of this level come while values resolve: some runs end before.
  const says = [...new Set(logs ?? [])].filter((line) => !line.startsWith('INFO: '));
  return {
    // How far it came before it refused differs between runs.
    resources: (error ? [] : (resources ?? []))
      .map(({type, name, parent, options, inputs}): PlannedResource => ({
        type: shortType(type),
        name,
        parent: nameOf(parent),
        inputs: record.parse(plain(inputs)),
        options: record.parse(
          plain(Object.fromEntries(Object.entries(options ?? {}).filter(([key]) => isKept(key, type)))),
        ),
      }))
      .toSorted(byText),
    ...(says.length ? {says} : {}),
    ...(error ? {refused: {by: 'engine' as const, words: [error.replaceAll(WAITING, '')]}} : {}),
  };
}
