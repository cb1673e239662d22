import {type Versions, versionsSchema} from '../../../src/data/versions-schema';
import {identityTokens} from '../tokens';
import {type Costs, costTokens, loadCosts} from './prices';
import {readData} from './read-data';

export const VERSIONS = 'src/data/versions.yaml';

export const loadVersions = (): Versions => readData(VERSIONS, versionsSchema);

/** Values of the tokens that front matter can have. Sums of what stacks cost take longer to compute than all of it. */
export function namedTokens(versions = loadVersions()): Record<string, string> {
  const {checked: _, ...groups} = versions;
  const entries = Object.values(groups).flatMap((group) => Object.entries(group));
  return {...Object.fromEntries(entries.map(([key, {version}]) => [`versions.${key}`, version])), ...identityTokens};
}

let cached: {versions: Versions; costs: Costs; tokens: Record<string, string>} | undefined;

/** Values of all tokens: those of the identity, `versions.KEY` and `costs.…`. An edit of the data is seen during `npm start`. */
export function siteTokens(): Record<string, string> {
  const versions = loadVersions();
  const costs = loadCosts();
  if (cached?.versions !== versions || cached.costs !== costs)
    cached = {versions, costs, tokens: {...namedTokens(versions), ...costTokens(costs)}};
  return cached.tokens;
}
