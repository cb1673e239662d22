import {expect, it} from 'vitest';
import type {ProviderId} from 'compose-check/data/provider-ids';
import {loadResources} from '../../plugins/pages/data/check-rules';
import {loadCommands, loadGlobalFlags} from '../../plugins/pages/data/commands';
import {costTokens, loadCosts} from '../../plugins/pages/data/prices';
import {loadProviders} from '../../plugins/pages/data/providers';

const {providers, groups} = loadProviders();
const {summary} = loadCommands().find(({command}) => command === 'estimate')!;
const {values: flags} = loadGlobalFlags().find(({name}) => name === 'provider')!;

const where = (has: (provider: (typeof providers)[number]) => unknown): ProviderId[] =>
  providers.filter(has).map(({id}) => id);
const managed = (kind: string): ProviderId[] =>
  where(({id}) => loadResources().kinds.find((one) => one.id === kind)?.values[id]?.managed);

/** Rows of the table of providers, and who else in the data says which providers have it. */
const SAID_ELSEWHERE: [row: string, providers: ProviderId[]][] = [
  ['cost-estimate', where(({name}) => summary?.includes(name))],
  ['selectable', where(({flag}) => flags?.includes(flag))],
  ...['postgres', 'redis', 'mongodb'].map((store): [string, ProviderId[]] => [`managed-${store}`, managed(store)]),
];

it.each(SAID_ELSEWHERE)('the row %s says what the rest of the data says', (row, said) => {
  const {values} = groups.flatMap(({features}) => features).find(({id}) => id === row)!;
  const isThere = (one?: {support: string}) => one && !['no', 'unknown'].includes(one.support);
  expect(said.length).toBeGreaterThan(0);
  expect(where(({id}) => isThere(values[id]) || isThere(values[id]?.older))).toEqual(said);
});

// A unit or a quantity that changes moves a sum: look at the price again before you write another one here.
it('the sums are those that somebody has read', () =>
  expect(costTokens(loadCosts())).toMatchInlineSnapshot(`
  {
    "costs.ai.aws": "$62",
    "costs.ai.azure": "$6",
    "costs.container": "$9",
    "costs.database.aws": "$51",
    "costs.database.gcp": "$28",
    "costs.ipv4": "$4",
    "costs.nat": "$37",
    "costs.network": "$26",
    "costs.redis": "$19",
    "costs.stores.aws": "$75",
    "costs.web.aws": "$37",
    "costs.web.azure": "$11",
    "costs.web.gcp": "$18",
    "costs.worker.aws": "$13",
    "costs.worker.azure": "$20",
  }
`));
