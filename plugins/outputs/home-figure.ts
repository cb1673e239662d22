import {readFileSync} from 'node:fs';
import {checkCompose} from 'compose-check/check-compose';
import {plainInline} from 'compose-check/inline-markdown';
import type {ServiceOutcome} from 'compose-check/types';
import {deploys} from 'compose-check/verdict';
import type {FigureByProvider, FigureRow, FigureSymbol} from '../../src/home/figure';
import {withPlainEnds} from '../pages/front-matter-yaml';
import {loadCheckRules} from '../pages/data/check-rules';
import {openProviders} from '../pages/data/providers';
import {siteTokens} from '../pages/data/versions';
import {expandTokens} from '../pages/tokens';

export const FIGURE_FILE = 'src/home/compose.yaml';

/** The tenant of the picture. Its stacks are named after the provider. */
const TENANT = 'ada';

/** Lines that become nothing of their own. */
const LEFT_OUT = /^ *(?:(?:name|replicas|models): \S|deploy:)/;

/** What the lines with these keys become. */
const SYMBOLS: [key: RegExp, symbol: FigureSymbol][] = [
  [/^build$/, 'containers'],
  [/^ports$/, 'globe'],
  [/^[A-Z_]+$/, 'lock'],
  [/^x-.+-postgres$/, 'database'],
  [/^model$/, 'model'],
];

function detailOf(symbol: FigureSymbol, {build, replicas, managed}: ServiceOutcome): string {
  if (symbol === 'lock') return 'from config set';
  if (symbol === 'database') return managed ? 'managed' : '';
  if (symbol !== 'containers') return '';
  return [build && 'built from your source', replicas && `${replicas} containers`].filter(Boolean).join(', ');
}

function nameOf(symbol: FigureSymbol, {resource, addressDepends}: ServiceOutcome): string {
  if (symbol === 'lock') return 'Secret';
  if (symbol !== 'globe') return plainInline(resource);
  return addressDepends ? 'Public address' : 'HTTPS';
}

/** The picture of the home page, from what the check says of its file. */
export function homeFigure(): FigureByProvider {
  const file = expandTokens(withPlainEnds(readFileSync(FIGURE_FILE, 'utf8')), siteTokens()).trim();
  const rules = loadCheckRules();
  const providers = openProviders().map(({id, name}) => ({id, name}));
  const services = providers.map(({id}) => {
    const result = checkCompose({files: [{name: 'compose.yaml', text: file}], provider: id}, rules);
    if (!deploys(result.verdict))
      throw new Error(`${FIGURE_FILE} doesn't deploy to ${id}: ${result.notChecked ?? result.findings[0]?.text}`);
    return {id, outcomes: new Map(result.services.map((service) => [service.name, service]))};
  });
  let service = '';
  const rowOf = (line: string, index: number): FigureRow[] => {
    const [, spaces = '', key = '', value = ''] = /^( *)([\w-]+): ?(.*)$/.exec(line) ?? [];
    const indent = spaces.length / 2;
    if (indent === 1) service = key;
    if (LEFT_OUT.test(line)) return [];
    const kind = value.startsWith('[') ? 'list' : /^(?:true|\d+)$/.test(value) ? 'number' : 'string';
    const row = {line: index + 1, indent, key, value: value.replaceAll(/^\[|\]$|'/g, ''), kind} as const;
    const outcomes = services.flatMap(({id, outcomes: all}) => {
      const outcome = all.get(service);
      return outcome ? [{id, outcome}] : [];
    });
    const [first] = outcomes;
    if (!first || indent === 0) return [row];
    if (indent === 1)
      return [{...row, service: {name: key, note: first.outcome.public ? 'open to the internet' : 'no public port'}}];
    const symbol = SYMBOLS.find(([keys]) => keys.test(key))?.[1];
    if (!symbol) return [row];
    const by = outcomes.map(({id, outcome}) => {
      // Where the engine decides, it's often the load balancer's own name, without HTTPS.
      const named = outcome.address?.replace('STACK', id).replace('TENANT', TENANT);
      const address = outcome.addressDepends ? 'open to visitors' : named;
      return [id, {name: nameOf(symbol, outcome), ...(symbol === 'globe' && address && {address})}];
    });
    return [{...row, outcome: {symbol, detail: detailOf(symbol, first.outcome), by: Object.fromEntries(by)}}];
  };
  return {file, providers, rows: file.split('\n').flatMap(rowOf)};
}
