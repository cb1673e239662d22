/** How tightly a drawing is set, from airy to cramped. Lengths in px. */
export interface Style {
  /** Widest line of text in a box. */
  text: number;
  /** Clear space between two columns, between two rows. */
  gap: {x: number; y: number};
  /** Space between text and the edge of its box, left and right. */
  pad: number;
  /** Space between the edge of a zone and its boxes. */
  zone: number;
  /** Space between neighbouring wires in a gutter. */
  track: number;
  /** Widest line of a wire's label. */
  label: number;
  /** Space at the left and right of the drawing, where it differs from the format's. */
  margin?: number;
}

export interface Format {
  /** Widest drawing that needs no scaling down. */
  width: number;
  margin: {x: number; y: number};
  /** Styles to try, the best first. */
  styles: Style[];
}

export const WIDE: Format = {
  width: 702,
  margin: {x: 20, y: 24},
  styles: [
    {text: 160, gap: {x: 64, y: 40}, pad: 16, zone: 20, track: 16, label: 140},
    {text: 160, gap: {x: 48, y: 40}, pad: 14, zone: 18, track: 14, label: 140},
    {text: 130, gap: {x: 40, y: 38}, pad: 14, zone: 16, track: 14, label: 140},
    {text: 112, gap: {x: 36, y: 38}, pad: 12, zone: 16, track: 13, label: 140},
    {text: 104, gap: {x: 32, y: 38}, pad: 12, zone: 14, track: 12, label: 80},
    {text: 96, gap: {x: 28, y: 36}, pad: 10, zone: 12, track: 11, label: 70, margin: 16},
    {text: 88, gap: {x: 24, y: 36}, pad: 10, zone: 12, track: 10, label: 64, margin: 12},
    {text: 80, gap: {x: 22, y: 36}, pad: 8, zone: 10, track: 10, label: 64, margin: 10},
  ],
};

/** Fits a phone of 360 px without scaling; at 320 px its texts come out at 12 px. */
export const TALL: Format = {
  width: 326,
  margin: {x: 8, y: 16},
  styles: [
    {text: 150, gap: {x: 40, y: 36}, pad: 14, zone: 16, track: 13, label: 140},
    {text: 120, gap: {x: 32, y: 34}, pad: 12, zone: 14, track: 12, label: 110},
    {text: 104, gap: {x: 26, y: 34}, pad: 12, zone: 12, track: 11, label: 80},
    {text: 92, gap: {x: 22, y: 32}, pad: 10, zone: 10, track: 10, label: 64},
    {text: 84, gap: {x: 18, y: 32}, pad: 8, zone: 8, track: 9, label: 64},
  ],
};
