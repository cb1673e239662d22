/** How tightly a drawing is set. Lengths in px. */
export interface Style {
  /** Widest line of text in a box. */
  text: number;
  /** Clear space between neighbors, sideways and downwards. */
  gap: {x: number; y: number};
  /** Space between a wire's label, or a box, and the end of its wire: the shortest piece of a wire. */
  end: {x: number; y: number};
  pad: {x: number; y: number};
  zone: number;
  /** Space between a wire and what's next to it. */
  track: number;
  /** Widest line of a wire's label. */
  label: number;
  /** Space around the drawing. */
  margin: {x: number; y: number};
}

export interface Format {
  /** Widest drawing that needs no scaling down. */
  width: number;
  /** Tallest drawing that is seen whole. */
  height: number;
  /** Drawings to try, the best first: the direction of the wires, and a style. */
  attempts: {direction: 'RIGHT' | 'DOWN'; style: Style}[];
}

/** A style whose wires end, and whose boxes are padded, as most do. */
const styleOf = ({pad, ...rest}: Omit<Style, 'end' | 'pad'> & {pad: number}): Style => ({
  ...rest,
  end: {x: 14, y: 12},
  pad: {x: pad, y: 11},
});

const SIDEWAYS: Style[] = [
  {text: 160, gap: {x: 40, y: 36}, pad: 16, zone: 18, track: 14, label: 140, margin: {x: 20, y: 24}},
  {text: 130, gap: {x: 28, y: 32}, pad: 14, zone: 16, track: 12, label: 110, margin: {x: 20, y: 24}},
  {text: 110, gap: {x: 22, y: 30}, pad: 12, zone: 14, track: 11, label: 80, margin: {x: 16, y: 22}},
  {text: 92, gap: {x: 18, y: 28}, pad: 10, zone: 12, track: 10, label: 66, margin: {x: 12, y: 20}},
  {text: 80, gap: {x: 14, y: 26}, pad: 8, zone: 10, track: 9, label: 60, margin: {x: 10, y: 20}},
  {text: 70, gap: {x: 10, y: 24}, pad: 7, zone: 8, track: 8, label: 50, margin: {x: 8, y: 18}},
  {text: 62, gap: {x: 8, y: 24}, pad: 6, zone: 6, track: 7, label: 46, margin: {x: 6, y: 18}},
].map(styleOf);

const [ROOMY] = SIDEWAYS as [Style, ...Style[]];

const DOWNWARDS: Style[] = [
  ROOMY,
  {...ROOMY, gap: {x: 40, y: 28}, pad: {x: 16, y: 10}, zone: 16, track: 12, margin: {x: 20, y: 18}},
  {
    ...ROOMY,
    gap: {x: 40, y: 22},
    end: {x: 14, y: 10},
    pad: {x: 16, y: 8},
    zone: 12,
    track: 10,
    margin: {x: 20, y: 12},
  },
];

export const WIDE: Format = {
  width: 702,
  height: 640,
  attempts: [
    ...SIDEWAYS.map((style) => ({direction: 'RIGHT' as const, style})),
    ...DOWNWARDS.map((style) => ({direction: 'DOWN' as const, style})),
  ],
};

const NARROW: Style[] = [
  {text: 150, gap: {x: 30, y: 24}, pad: 14, zone: 14, track: 12, label: 140, margin: {x: 12, y: 18}},
  {text: 120, gap: {x: 22, y: 24}, pad: 12, zone: 12, track: 11, label: 100, margin: {x: 10, y: 16}},
  {text: 96, gap: {x: 16, y: 24}, pad: 10, zone: 10, track: 10, label: 72, margin: {x: 8, y: 16}},
  {text: 80, gap: {x: 12, y: 24}, pad: 8, zone: 8, track: 8, label: 60, margin: {x: 6, y: 16}},
  {text: 66, gap: {x: 8, y: 24}, pad: 7, zone: 6, track: 7, label: 52, margin: {x: 4, y: 14}},
  {text: 56, gap: {x: 6, y: 24}, pad: 5, zone: 5, track: 5, label: 44, margin: {x: 3, y: 14}},
].map(styleOf);

/** Fits a phone of 360 px without scaling; at 320 px its texts come out at 12 px. */
export const TALL: Format = {
  width: 326,
  height: 740,
  attempts: NARROW.map((style) => ({direction: 'DOWN', style})),
};
