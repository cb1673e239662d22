import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {unbrokenParts} from '../../src/lib/code/unbroken';

const CASES = parse(readFileSync('tests/fixtures/unbroken.yaml', 'utf8')) as {line: string; parts: string[]}[];

it.each(CASES)('a command breaks $where', ({line, parts}) =>
  expect(unbrokenParts(line).map(({from, to}) => line.slice(from, to))).toEqual(parts),
);
