import {describe, expect, it} from 'vitest';
import {unbrokenParts} from '../../src/lib/code/unbroken';

const partsOf = (line: string): string[] => unbrokenParts(line).map(({from, to}) => line.slice(from, to));

describe('a command breaks', () => {
  it('before a flag, and not between it and its value', () => {
    expect(partsOf('aws service-quotas get-service-quota --service-code ec2 --region us-west-2 --dry-run')).toEqual([
      'service-quotas',
      'get-service-quota',
      '--service-code ec2',
      '--region us-west-2',
      '--dry-run',
    ]);
  });

  it('after a flag that has no value: the next word is a flag, a pipe or the end', () => {
    expect(partsOf('pg_dump --clean --if-exists | psql --quiet && echo the end of it')).toEqual([
      '--clean',
      '--if-exists',
      '|',
      '--quiet',
      '&&',
    ]);
  });

  it('inside of what is too long for a phone', () => {
    expect(partsOf('acme stack new --description "a text that is longer than a line of a phone" -a x')).toEqual([
      '--description',
      '-a x',
    ]);
    expect(partsOf('curl https://example.com/a-very-long-address/that-goes-on')).toEqual([]);
  });

  it('never before the backslash at its end, unless that has to be', () => {
    expect(partsOf('create-db-snapshot some more words INSTANCE \\')).toEqual(['create-db-snapshot', 'INSTANCE \\']);
  });

  it('nowhere if it fits on every phone', () => {
    expect(partsOf('acme logs web --stack=dev')).toEqual([]);
  });

  it('at a quote that stays open, without an end', () => {
    expect(partsOf("awk '/^(CREATE|ALTER) EVENT TRIGGER -a b")).toEqual(['/^(CREATE|ALTER)', '-a b']);
  });
});
