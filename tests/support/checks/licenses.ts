import type {Lockfile} from '../../../tools/complete-lockfile';

/** Licenses that allow what a public website does with a package. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
  'MPL-2.0',
  // elkjs, which lays out diagrams while the site is built and isn't part of it.
  'EPL-2.0',
]);

/** Packages that don't name a license where a program looks, and where to find it. */
const READ: Record<string, string> = {
  'node_modules/eval': 'MIT: licenses in its package.json',
  'node_modules/format': 'MIT: licenses in its package.json',
  'node_modules/@segment/facade': 'MIT: its file LICENSE',
  'node_modules/@segment/isodate': 'MIT: its file LICENSE',
  'node_modules/@segment/isodate-traverse': 'MIT: its file LICENSE',
  'node_modules/new-date': 'MIT: its file LICENSE',
  'node_modules/require-like': 'MIT: https://github.com/felixge/node-require-like#license',
};

function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((name) => ALLOWED.has(name.trim())));
}

/** Licenses of everything but development tools. */
export function checkLicenses({packages}: Lockfile, read = READ): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!path || entry.dev || entry.link) return [];
    const {license = 'none'} = entry;
    if (isAllowed(license) !== path in read) return [];
    const remedy =
      path in read ? 'is told by the package by now: take it out of' : 'is not on the list: read it, then add it to';
    return [`${path}: license "${license}" ${remedy} tests/support/checks/licenses.ts.`];
  });
}
