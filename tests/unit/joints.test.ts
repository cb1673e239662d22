import {describe, expect, it} from 'vitest';
import {atJoints} from '../../plugins/rehype/rehype-line-breaks';

describe('a long identifier may break', () => {
  it.each([
    ['deploy.resources.reservations.devices', ['deploy.', 'resources.', 'reservations.', 'devices']],
    ['ghcr.io/acme/storefront:latest', ['ghcr.io/', 'acme/', 'storefront:', 'latest']],
    ['https://example.com/a', ['https://', 'example.', 'com/', 'a']],
  ])('%s', (code, parts) => expect(atJoints(code)).toEqual(parts));
});

it.each(['compose.yaml', 'HIGH_AVAILABILITY', 'a short command of many words', 'restart: "no"'])(
  '%s stays as it is',
  (code) => expect(atJoints(code)).toEqual([code]),
);
