// What is used of opentype.js, which has no types.
declare module 'opentype.js' {
  export interface Font {
    charToGlyph(character: string): Glyph;
    getAdvanceWidth(text: string, size: number): number;
  }
  interface Glyph {
    index: number;
    getBoundingBox(): {x1: number; x2: number};
  }
  export function parse(font: ArrayBuffer): Font;
}
