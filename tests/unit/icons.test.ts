import {Resvg} from '@resvg/resvg-js';
import {describe, expect, it} from 'vitest';
import {icons} from '../../plugins/outputs/icons';

const make = async (path: string) => Buffer.from((await icons.find((icon) => icon.path === path)?.make()) ?? []);

const sizeOf = (png: Buffer) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];

/** Colors of a picture as `r,g,b,a`, from left to right and from top to bottom. */
function pixels(png: Buffer): string[] {
  const [, width, height] = sizeOf(png);
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const drawn = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`);
  const bytes = drawn.render().pixels;
  return Array.from({length: bytes.length / 4}, (_, index) => bytes.subarray(index * 4, index * 4 + 4).join());
}

const GROUND = '12,17,15,255';

describe('icons', () => {
  it.each([
    ['/img/apple-touch-icon.png', 180],
    ['/img/icon-192.png', 192],
    ['/img/icon-512.png', 512],
  ])('%s is a square of %i pixels that fills its corners', async (path, size) => {
    const png = await make(path);
    expect(sizeOf(png)).toEqual(['PNG', size, size]);
    const colors = pixels(png);
    expect([colors[0], colors.at(-1)]).toEqual([GROUND, GROUND]);
  });

  // That favicon.ico is one, browsers say: tests/browsers/policy.spec.ts.
  it('show the mark: a frame, and a green point at its right', async () => {
    const colors = pixels((await make('/favicon.ico')).subarray(22));
    const at = (x: number, y: number) => colors[y * 32 + x];
    expect({frame: at(4, 16), point: at(26, 16), middle: at(13, 16), corner: at(0, 0)}).toEqual({
      frame: '237,240,238,255',
      point: '72,211,148,255',
      middle: GROUND,
      corner: '0,0,0,0',
    });
  });
});
