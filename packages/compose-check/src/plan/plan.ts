import type {PlanFact, PlanRules} from '../../data/plan-schema';
import type {Context} from '../context';
import {type Month, addTo, monthsOf, sumOf} from './costs';
import {type CloudRules, type Facts, factsOf, gatewaysOf, hasOpenSize, isPublic, openPorts} from './facts';

/** Resources by their type in the engine, and how many. */
export type Resources = Record<string, number>;

/** What is created together, and what it costs in `affordable`. */
export interface Created {
  resources: Resources;
  month: Month;
}

export interface PlannedService extends Created {
  name: string;
  /** Whether it has a public address, behind the load balancer. */
  public: boolean;
  /** Ports that the internet reaches past the load balancer. */
  openPorts: number[];
  /** Whether what it stores outlives a container. */
  keeps: boolean;
}

/** What a project becomes at a provider, as the public engine makes it. */
export interface Plan {
  services: PlannedService[];
  /** What all services share. */
  shared: Created;
  /** What everything takes of the cloud's prices, and what that costs. */
  costs: Record<string, number>;
  month: Month;
}

const isTrueOf = (facts: Facts, wanted: readonly PlanFact[]): boolean => wanted.every((fact) => (facts[fact] ?? 0) > 0);

/** What is created, and what it takes of the cloud's prices. */
interface Taken {
  resources: Resources;
  costs: Record<string, number>;
  unpriced: string[];
}

/** Adds what a rule creates, so many times. */
function create(created: Taken, {of, costs, unpriced}: CloudRules['parts'][number], facts: Facts, times: number): void {
  addTo(created.resources, of, times);
  const amounts = Object.entries(costs).map(([price, one]) => [
    price,
    typeof one === 'number' ? one : (facts[one] ?? 0),
  ]);
  addTo(created.costs, Object.fromEntries(amounts), times);
  if (unpriced && times > 0 && !created.unpriced.includes(unpriced)) created.unpriced.push(unpriced);
}

const nothing = (): Taken => ({resources: {}, costs: {}, unpriced: []});

const sumUp = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** What the files leave open, so that there's no sum. */
function openIn({isPartial, services}: Context): string[] {
  const isElsewhere = isPartial || services.some((service) => service.isPartial);
  return [
    ...(isElsewhere ? ['what other files add'] : []),
    ...(services.some(hasOpenSize) ? ['sizes that variables set'] : []),
  ];
}

/** What a project becomes, from rules that recorded plans of the engine gave. Null where there are no such plans. */
export function planOf(context: Context): Plan | null {
  const cloud = context.rules.plan.clouds[context.input.provider];
  if (!cloud) return null;
  const units = [...context.services, ...gatewaysOf(context)].map((service) => ({
    name: service.name,
    facts: factsOf(service, cloud, context),
    isPublic: isPublic(service, context),
    opens: openPorts(service, context).map(({target}) => target),
  }));
  const shared = nothing();
  const taken = units.map(({facts}) => {
    const created = nothing();
    for (const part of cloud.parts)
      if (part.for === 'service' && isTrueOf(facts, part.if))
        create(created, part, facts, part.times ? (facts[part.times] ?? 0) : 1);
    return created;
  });
  for (const part of cloud.parts)
    if (part.for === 'project' && part.if.every((fact) => units.some(({facts}) => isTrueOf(facts, [fact]))))
      create(shared, part, {}, part.times ? sumUp(units.map(({facts}) => facts[part.times!] ?? 0)) : 1);
  const months = monthsOf([...taken, shared], context.rules.prices);
  const services = units.map(({name, facts, isPublic: isOpen, opens}, index): PlannedService => {
    const created = {resources: taken[index]!.resources, month: months[index]!};
    return {...created, name, public: isOpen && facts.container === 1, openPorts: opens, keeps: facts.store === 1};
  });
  const costs: Record<string, number> = {};
  for (const one of [...taken, shared]) addTo(costs, one.costs);
  const month = sumOf([...months, {usd: 0, unpriced: openIn(context)}]);
  return {services, shared: {resources: shared.resources, month: months.at(-1)!}, costs, month};
}

/** Resources in words: those that readers look for by their names, the rest as a number. */
export function resourcesInWords(resources: Resources, names: PlanRules['names']): string {
  const counted = Object.entries(resources).filter(([type]) => !type.includes('index/'));
  const known = counted.flatMap(([type, count]) =>
    names[type] ? `${count > 1 ? `${count} × ` : ''}${names[type]}` : [],
  );
  const others = counted.reduce((sum, [type, count]) => sum + (names[type] ? 0 : count), 0);
  return [...known, ...(others > 0 ? [known.length > 0 ? `${others} more` : `${others} resources`] : [])].join(', ');
}
