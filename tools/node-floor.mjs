/**
 * What to do about a Node that is too old.
 *
 * @param {string} version such as `20.18.1`
 * @param {string} range `engines.node` of package.json, such as `>=20.19`
 * @returns {string | undefined} nothing if it's new enough
 */
export function nodeProblem(version, range) {
  const floor = range.replace('>=', '');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [least = 0, leastMinor = 0] = floor.split('.').map(Number);
  if (major > least || (major === least && minor >= leastMinor)) return undefined;
  return `Node ${version} is too old for this site: install Node ${floor} or newer, then run the command again.`;
}
