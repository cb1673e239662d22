// What is used of opentype.js, which has no types.
declare module 'opentype.js' {
  export interface Font {
    charToGlyph(character: string): Glyph;
    getAdvanceWidth(text: string, size: number): number;
    /** @param options `letterSpacing` in em */
    getPath(text: string, x: number, y: number, size: number, options: {letterSpacing: number}): Path;
  }
  interface Glyph {
    index: number;
    getBoundingBox(): {x1: number; x2: number};
  }
  interface Path {
    toPathData(decimals: number): string;
  }
  export function parse(font: ArrayBuffer): Font;
}
