import * as z from 'zod';
import {readData} from '../../../plugins/pages/data/read-data';
import type {Lockfile} from '../../../tools/complete-lockfile';

const FILE = 'tests/support/licenses.yaml';

const {allowed, read} = readData(
  FILE,
  z.strictObject({allowed: z.array(z.string()), read: z.record(z.string(), z.string())}),
);

function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((name) => allowed.includes(name.trim())));
}

/** Licenses of everything but development tools. */
export function checkLicenses({packages}: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!path || entry.dev || entry.link) return [];
    const {license = 'none'} = entry;
    if (isAllowed(license) !== path in read) return [];
    const remedy =
      path in read ? 'is told by the package by now: take it out of' : 'is not on the list: read it, then add it to';
    return [`${path}: license "${license}" ${remedy} ${FILE}.`];
  });
}
