import {readFileSync} from 'node:fs';
import {checkCompose} from 'compose-check/check-compose';
import {deploys} from 'compose-check/verdict';
import type {FigureRow} from 'compose-check/figure-row';
import type {ProviderId} from 'compose-check/data/provider-ids';
import type {FigureByProvider} from '../../src/home/figure';
import {loadCheckRules} from '../pages/data/check-rules';
import {loadProviders} from '../pages/data/providers';
import {siteTokens} from '../pages/data/versions';
import {expandTokens} from '../pages/tokens';

export const FIGURE_FILE = 'src/home/compose.yaml';

/** The tenant of the picture. Its stacks are named after the provider. */
const TENANT = 'ada';

export const figureFile = (): string => expandTokens(readFileSync(FIGURE_FILE, 'utf8'), siteTokens()).trim();

function withOwnAddress(row: FigureRow, provider: ProviderId): FigureRow {
  const {outcome} = row;
  if (!outcome?.address) return row;
  const address = outcome.address.replace('STACK', provider).replace('TENANT', TENANT);
  return {...row, outcome: {...outcome, address}};
}

/** The picture of the home page, drawn by the check as a picture of the reader's own file is. */
export function homeFigure(): FigureByProvider {
  const text = figureFile();
  const rules = loadCheckRules();
  // The Playground has no place in it: it takes no new projects and isn't a cloud of the reader's.
  const shown = loadProviders().providers.filter(({id}) => id !== 'playground');
  const drawn = shown.map(({id, name}) => {
    const result = checkCompose({files: [{name: 'compose.yaml', text}], provider: id}, rules);
    if (!deploys(result.verdict))
      throw new Error(`${FIGURE_FILE} doesn't deploy to ${id}: ${result.notChecked ?? result.findings[0]?.text}`);
    const detail = result.closed ? 'existing projects only' : 'after config set';
    return {id, name, detail, rows: result.figure.map((row) => withOwnAddress(row, id))};
  });
  const rows = new Map<string, {row: FigureRow; ids: ProviderId[]}>();
  for (const {id, rows: own} of drawn)
    for (const row of own) {
      const key = JSON.stringify(row);
      rows.set(key, {row, ids: [...(rows.get(key)?.ids ?? []), id]});
    }
  return {
    file: text,
    providers: drawn.map(({id, name, detail}) => ({id, name, detail})),
    rows: [...rows.values()]
      .sort((one, other) => one.row.line - other.row.line)
      .map(({row, ids}) => (ids.length === shown.length ? row : {...row, providers: ids})),
  };
}
