import {expect, it} from 'vitest';
import {unbrokenParts} from '../../src/lib/code/unbroken';

it.each<[where: string, line: string, parts: string[]]>([
  [
    'before a flag, and not between it and its value',
    'aws service-quotas get-service-quota --service-code ec2 --region us-west-2 --dry-run',
    ['service-quotas', 'get-service-quota', '--service-code ec2', '--region us-west-2', '--dry-run'],
  ],
  [
    'after a flag that has no value: the next word is a flag, a pipe or the end',
    'pg_dump --clean --if-exists | psql --quiet && echo the end of it',
    ['--clean', '--if-exists', '|', '--quiet', '&&'],
  ],
  [
    'inside of what is too long for a phone',
    'acme stack new --description "a text that is longer than a line of a phone" -a x',
    ['--description', '-a x'],
  ],
  ['inside of a long address', 'curl https://example.com/a-very-long-address/that-goes-on', []],
  [
    'never before the backslash at its end, unless that has to be',
    'create-db-snapshot some more words INSTANCE \\',
    ['create-db-snapshot', 'INSTANCE \\'],
  ],
  ['nowhere if it fits on every phone', 'acme logs web --stack=dev', []],
  [
    'at a quote that stays open, without an end',
    "awk '/^(CREATE|ALTER) EVENT TRIGGER -a b",
    ['/^(CREATE|ALTER)', '-a b'],
  ],
])('a command breaks %s', (_where, line, parts) => {
  expect(unbrokenParts(line).map(({from, to}) => line.slice(from, to))).toEqual(parts);
});
