import {expect, it} from 'vitest';
import {homeFigure} from '../../plugins/outputs/home-figure';
import {openProviderNames} from '../../plugins/pages/data/providers';

const {rows, file} = homeFigure();
const at = (key: RegExp) => rows.find((row) => key.test(row.key))?.outcome?.by;

it('the picture of the home page has lines of its file, and what the check says that they become', () => {
  const lines = file.split('\n');
  for (const {line, key} of rows) expect(lines[line - 1]).toContain(`${key}:`);
  expect(at(/^build$/)?.aws?.name).toBe('ECS service on Fargate');
  expect(at(/^x-.*-postgres$/)?.gcp?.name).toBe('Cloud SQL for PostgreSQL');
  expect(at(/^model$/)?.azure?.name).toBe('Model deployment in AI Foundry');
  expect(rows.flatMap(({outcome}) => outcome?.symbol ?? [])).toEqual([
    'containers',
    'globe',
    'lock',
    'database',
    'lock',
    'model',
  ]);
});

it('the picture names the stack in the one address that is certain, and nothing that a reader would have to fill in', () => {
  const addresses = Object.values(at(/^ports$/) ?? {}).map(({address}) => address);
  expect(addresses).toHaveLength(3);
  expect(addresses.filter((address) => address?.includes('shop-'))).toHaveLength(1);
  for (const address of addresses) expect(address).not.toMatch(/[A-Z]{3}/);
});

it('promises agents only providers that take new projects', () => {
  expect(openProviderNames('and')).toBe('AWS, Google Cloud and Azure');
});
