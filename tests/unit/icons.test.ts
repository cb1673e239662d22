import {expect, it} from 'vitest';
import {icons} from '../../plugins/outputs/icons';

// That favicon.ico is one: tests/e2e/headers.spec.ts.
it.each([
  ['/img/apple-touch-icon.png', 180],
  ['/img/icon-192.png', 192],
  ['/img/icon-512.png', 512],
])('%s is a square of %i pixels', async (path, size) => {
  const png = Buffer.from((await icons.find((icon) => icon.path === path)?.make()) ?? []);
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', size, size]);
});
