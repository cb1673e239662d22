import {expect, it} from 'vitest';
import {PROVIDER_IDS, type ProviderId} from 'compose-check/data/provider-ids';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {loadCommands, loadGlobalFlags} from '../../plugins/pages/data/commands';
import {loadPrices} from '../../plugins/pages/data/prices';
import {loadProviders} from '../../plugins/pages/data/providers';
import {costTokens, monthly} from '../../src/data/prices-schema';

const {providers, groups} = loadProviders();
const features = groups.flatMap((group) => group.features);
const commands = loadCommands();
const {resources} = loadCheckRules();

/** Providers that a text names. */
const named = (text = ''): ProviderId[] => providers.flatMap(({id, name}) => (text.includes(name) ? id : []));
const managed = (kind: string): ProviderId[] => {
  const values = resources.kinds.find(({id}) => id === kind)?.values ?? {};
  return PROVIDER_IDS.filter((id) => values[id]?.managed);
};

/** Rows of the table of providers, and who else in the data says which providers have it. */
const SAID_ELSEWHERE: [row: string, providers: ProviderId[]][] = [
  ['cost-estimate', named(commands.find(({command}) => command === 'estimate')?.summary)],
  [
    'selectable',
    providers.flatMap(({id, flag}) =>
      loadGlobalFlags()
        .find(({name}) => name === 'provider')
        ?.values?.includes(flag)
        ? id
        : [],
    ),
  ],
  ['managed-postgres', managed('postgres')],
  ['managed-redis', managed('redis')],
  ['managed-mongodb', managed('mongodb')],
];

it.each(SAID_ELSEWHERE)('the row %s says what the rest of the data says', (row, said) => {
  const values = features.find(({id}) => id === row)?.values ?? {};
  const has = PROVIDER_IDS.filter((id) =>
    [values[id], values[id]?.older].some((one) => one && !['no', 'unknown'].includes(one.support)),
  );
  expect(said.length).toBeGreaterThan(0);
  expect(has).toEqual(PROVIDER_IDS.filter((id) => said.includes(id)));
});

it('a row whose page or name is a command has one in the data', () => {
  const paths = new Set(commands.map(({command}) => command));
  const rows = features.flatMap(({name, page}) => {
    const [, command] = /^`([a-z][a-z ]*)`/.exec(name) ?? [];
    return page?.startsWith('/docs/cli/') || command ? [command ?? name] : [];
  });
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter((command) => !paths.has(command))).toEqual([]);
});

it.each([
  ['hour', 730],
  ['day', 730 / 24],
  ['month', 1],
  ['second', 730 * 3600],
] as const)('a price per %s is a monthly one of %d', (per, times) => {
  const {prices, ...others} = loadPrices();
  const price = {...prices[0]!, id: 'a', usd: 2, per, free: undefined};
  expect(monthly({...others, prices: [price]}, [{price: 'a', amount: 3}])).toBeCloseTo(6 * times, 6);
  expect(monthly({...others, prices: [{...price, free: 1}]}, [{price: 'a', amount: 3}])).toBeCloseTo(
    2 * (3 * times - 1),
    6,
  );
});

// A unit or a quantity that changes moves a sum: look at the price again before you write another one here.
it('the sums are those that somebody has read', () =>
  expect(costTokens(loadPrices())).toMatchInlineSnapshot(`
  {
    "costs.ai.aws": "$62",
    "costs.ai.azure": "$11",
    "costs.container": "$9",
    "costs.database.aws": "$51",
    "costs.database.google": "$28",
    "costs.ipv4": "$4",
    "costs.nat": "$37",
    "costs.network": "$26",
    "costs.redis": "$19",
    "costs.stores.aws": "$75",
    "costs.web.aws": "$37",
    "costs.web.azure": "$11",
    "costs.web.google": "$18",
    "costs.worker.aws": "$13",
    "costs.worker.azure": "$25",
  }
`));
