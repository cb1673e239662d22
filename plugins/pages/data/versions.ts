import {type Versions, versionsSchema} from '../../../src/data/versions-schema';
import {identityTokens} from '../tokens';
import {readData} from './read-data';

export const VERSIONS = 'src/data/versions.yaml';

export const loadVersions = (): Versions => readData(VERSIONS, versionsSchema);

let cached: {versions: Versions; tokens: Record<string, string>} | undefined;

/** Values of all tokens: those of the identity, and `versions.KEY`. An edit of the versions is seen during `npm start`. */
export function siteTokens(): Record<string, string> {
  const versions = loadVersions();
  if (cached?.versions !== versions) {
    const {checked: _, ...groups} = versions;
    const entries = Object.values(groups).flatMap((group) => Object.entries(group));
    const tokens = Object.fromEntries(entries.map(([key, {version}]) => [`versions.${key}`, version]));
    cached = {versions, tokens: {...tokens, ...identityTokens}};
  }
  return cached.tokens;
}
