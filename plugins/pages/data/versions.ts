import {costTokens, type Prices} from '../../../src/data/prices-schema';
import {type Versions, versionsSchema} from '../../../src/data/versions-schema';
import {identityTokens} from '../tokens';
import {loadPrices} from './prices';
import {readData} from './read-data';

export const VERSIONS = 'src/data/versions.yaml';

export const loadVersions = (): Versions => readData(VERSIONS, versionsSchema);

let cached: {versions: Versions; prices: Prices; tokens: Record<string, string>} | undefined;

/** Values of all tokens: those of the identity, `versions.KEY` and `costs.…`. An edit of the data is seen during `npm start`. */
export function siteTokens(): Record<string, string> {
  const versions = loadVersions();
  const prices = loadPrices();
  if (cached?.versions !== versions || cached.prices !== prices) {
    const {checked: _, ...groups} = versions;
    const entries = Object.values(groups).flatMap((group) => Object.entries(group));
    const tokens = Object.fromEntries(entries.map(([key, {version}]) => [`versions.${key}`, version]));
    cached = {versions, prices, tokens: {...tokens, ...costTokens(prices), ...identityTokens}};
  }
  return cached.tokens;
}
