import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {replaceAddress} from '../../src/navigation/replace-address';

type Functions = Record<string, (...given: unknown[]) => unknown>;

const CALLS = parse(readFileSync('tests/fixtures/calls.yaml', 'utf8')) as Record<
  string,
  Record<string, [given: unknown[], gives: unknown][]>
>;

const rows = Object.entries(CALLS).flatMap(([file, functions]) =>
  Object.entries(functions).flatMap(([name, calls]) => calls.map(([given, gives]) => ({file, name, given, gives}))),
);

it.each(rows)('$file: $name of $given gives $gives', async ({file, name, given, gives}) => {
  const module = (await import(/* @vite-ignore */ resolve(file))) as Functions;
  // YAML has no word for what's left out.
  expect(module[name]?.(...given.map((one) => one ?? undefined)) ?? null).toEqual(gives);
});

it('the field keeps working where Safari lets no more addresses be written', () => {
  const replace = () => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
  };
  expect(() => replaceAddress({replace} as never, {pathname: '/search'})).not.toThrow();
});
