import {describe, expect, it} from 'vitest';
import {figureFile, homeFigure} from '../../plugins/outputs/home-figure';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {openProviderNames} from '../../plugins/pages/data/providers';
import {checkCompose} from 'compose-check/check-compose';

const file = figureFile();

describe('the picture of the home page', () => {
  const figure = homeFigure();

  it.each(figure.providers.map(({id}) => id))('has the lines and outcomes that the check draws for %s', (provider) => {
    const result = checkCompose({files: [{name: 'compose.yaml', text: file}], provider}, loadCheckRules());
    const shown = figure.rows.filter(({providers}) => !providers || providers.includes(provider));
    expect(shown.map(({line, outcome}) => [line, outcome?.name])).toEqual(
      result.figure.map(({line, outcome}) => [line, outcome?.name]),
    );
  });

  it('shows a store and a model that one cloud manages and another has no use for', () => {
    const outcomes = (key: RegExp) =>
      figure.rows.flatMap((row) => (key.test(row.key) ? (row.outcome?.name ?? []) : []));
    expect(outcomes(/^x-.*-postgres$/)).toEqual(expect.arrayContaining(['RDS for PostgreSQL', 'No effect']));
    expect(outcomes(/^model$/)).toEqual(expect.arrayContaining(['No effect']));
  });

  it('names a stack in each address, and nothing that a reader would have to fill in', () => {
    const addresses = figure.rows.flatMap(({outcome}) => outcome?.address ?? []);
    expect(addresses.some((address) => address.includes('shop-aws.'))).toBe(true);
    for (const address of addresses) expect(address).not.toMatch(/[A-Z]{3}/);
  });
});

it('promises agents only providers that take new projects', () => {
  expect(openProviderNames('and')).toBe('AWS, Google Cloud and Azure');
});
