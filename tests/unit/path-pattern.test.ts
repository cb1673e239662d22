import {describe, expect, it} from 'vitest';
import pathPattern from '../../plugins/lean-client/client/path-pattern';

const original = (name: string): ((path: string, keys: unknown[], options: Record<string, boolean>) => RegExp) =>
  // oxlint-disable-next-line typescript/no-require-imports -- the package that it stands in for has no types
  require(name) as never;

const PATHS = [
  '/',
  '*',
  '/docs',
  '/docs/',
  '/docs/intro',
  '/docs/cli/tool_compose_up',
  '/a.b/c-d',
  String.raw`\/docs\/a\.b`,
];
const ADDRESSES = [
  '/',
  '',
  '/docs',
  '/docs/',
  '/docs/intro',
  '/docs/intro/',
  '/DOCS',
  '/docsx',
  '/docs/intro/x',
  '/a.b/c-d',
  '/axb/c-d',
  '/docs/a.b',
  '/docs/axb',
  '/docs/cli/tool_compose_up',
];

describe('pathPattern', () => {
  it('matches what path-to-regexp matches', () => {
    const pathToRegexp = original('path-to-regexp');
    for (const path of PATHS) {
      for (const end of [true, false]) {
        for (const strict of [true, false]) {
          const options = {end, strict, sensitive: false};
          const [ours, theirs] = [pathPattern(path, [], options), pathToRegexp(path, [], options)];
          for (const address of ADDRESSES) {
            const message = `${path} end=${String(end)} strict=${String(strict)}: ${address}`;
            expect(ours.exec(address)?.[0], message).toBe(theirs.exec(address)?.[0]);
          }
        }
      }
    }
  });
});
