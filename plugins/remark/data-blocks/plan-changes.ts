import type {RootContent} from 'mdast';
import {type Change, changesBetween, loadPlans, loadReplacing} from '../../pages/data/engine-plans';
import {providerNames} from '../../pages/data/providers';
import {type Words, inline, recordTable, strong} from '../../pages/mdast/build';
import {
  CLOUDS,
  type Cloud,
  type Plan,
  type PlannedResource,
  type Replacing,
} from '../../../src/data/engine-plans-schema';

type Kind = 'Deletes' | 'Replaces' | 'Creates' | 'Updates';
const KINDS: Kind[] = ['Deletes', 'Replaces', 'Creates', 'Updates'];

type Known = Replacing['resources'][Cloud][string];

/** Whether a resource stays in the cloud when the deployment no longer has it. */
const stays = (resource: PlannedResource | undefined): boolean =>
  resource?.options['retainOnDelete'] === true || resource?.inputs['deletionPolicy'] === 'ABANDON';

/** What a deployment does with a resource; undefined if it leaves it alone. */
function kindOf({kind, inputs, before, after}: Change, {replaces, clears}: Known): Kind | undefined {
  if (kind !== 'changed') return kind === 'created' ? 'Creates' : 'Deletes';
  const told = [after?.options['replaceOnChanges'] ?? []].flat().map(String);
  const changed = inputs
    .filter((path) => !path.startsWith('@'))
    .map((path) => path.split('.')[0]!)
    .filter((input) => !(clears.includes(input) && after?.inputs[input] === undefined));
  if (!changed.length) return undefined;
  if (!changed.some((input) => told.includes(input) || replaces.includes(input))) return 'Updates';
  return stays(before) ? 'Creates' : 'Replaces';
}

/** What a second deployment does with the resources that readers know, and whether data are lost. */
export function effectOf(
  before: Plan,
  after: Plan,
  known: Record<string, Known>,
): {does: Map<Kind, string[]>; lost: boolean} {
  const does = new Map<Kind, string[]>();
  let lost = false;
  const changes = changesBetween(before, after).flatMap((change) => {
    const resource = known[change.type];
    const kind = resource && kindOf(change, resource);
    return kind ? [{change, resource, alone: kind}] : [];
  });
  for (const {change, resource, alone} of changes) {
    const moves = changes.some((one) => one.alone === 'Replaces' && one.change.type === resource.within);
    const kind = moves && alone === 'Updates' ? 'Replaces' : alone;
    does.set(kind, [...(does.get(kind) ?? []), `${resource.name} \`${change.name}\``]);
    lost ||= resource.data === true && !stays(change.before) && (kind === 'Deletes' || kind === 'Replaces');
  }
  return {does, lost};
}

function cell(cloud: Cloud, from: string, to: string, known: Record<string, Known>): Words {
  const {plans} = loadPlans(cloud);
  const [before, after] = [from, to].map((name) => {
    const plan = plans.get(name);
    if (!plan || plan.refused) throw new Error(`no plan "${name}" in ${cloud}.`);
    return plan;
  });
  const {does, lost} = effectOf(before!, after!, known);
  const parts = KINDS.filter((kind) => does.has(kind)).map((kind) => `${kind} ${does.get(kind)!.join(', ')}.`);
  return [lost && [strong('Data lost.'), ' '], inline(parts.join(' ') || 'Nothing.')];
}

/** Table of second deployments: what each cloud deletes, replaces, creates and updates. */
export function planChanges(): RootContent[] {
  const {changes, resources} = loadReplacing();
  const names = providerNames();
  const rows = changes.map(({what, from, to, clouds}) => [
    inline(what),
    ...CLOUDS.map((cloud) =>
      clouds.includes(cloud) ? cell(cloud, from, to, resources[cloud]) : 'Depends on the recipe.',
    ),
  ]);
  return [recordTable(['Change', ...CLOUDS.map((cloud) => names.get(cloud) ?? cloud)], rows)];
}
