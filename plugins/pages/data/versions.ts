import {type Versions, versionsSchema} from '../../../src/data/versions-schema';
import {identityTokens} from '../tokens';
import {type Costs, costTokens, loadCosts} from './prices';
import {readData} from './read-data';

export const VERSIONS = 'src/data/versions.yaml';

export const loadVersions = (): Versions => readData(VERSIONS, versionsSchema);

let cached: {versions: Versions; costs: Costs; tokens: Record<string, string>} | undefined;

/** Values of all tokens: those of the identity, `versions.KEY` and `costs.…`. An edit of the data is seen during `npm start`. */
export function siteTokens(): Record<string, string> {
  const versions = loadVersions();
  const costs = loadCosts();
  if (cached?.versions !== versions || cached.costs !== costs) {
    const {checked: _, ...groups} = versions;
    const entries = Object.values(groups).flatMap((group) => Object.entries(group));
    const tokens = Object.fromEntries(entries.map(([key, {version}]) => [`versions.${key}`, version]));
    cached = {versions, costs, tokens: {...tokens, ...costTokens(costs), ...identityTokens}};
  }
  return cached.tokens;
}
