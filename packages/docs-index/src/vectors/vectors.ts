import {type SearchRecord, titleOf} from '../search/record';
import {STOP_WORDS} from '../search/text/stop-words';
import {terms} from '../search/text/tokenize';

/** Vectors of words, as one file has them. */
export interface PackedVectors {
  dimensions: number;
  /** Terms with spaces between them. */
  words: string;
  /** What the numbers of each word are multiplied by. */
  scales: number[];
  /** In Base64, two numbers from -7 to 7 a byte. */
  numbers: string;
}

/** Words of a section that say what it's about, after its titles, and the characters that have them. */
const LEAD = 80;
const LEAD_CHARACTERS = 1000;
const MOST = 7;

/** Telling terms of a text, each with its weight. */
export type Bag = ReadonlyMap<string, number>;

function bagFrom(parts: readonly (readonly string[])[]): Bag {
  const bag = new Map<string, number>();
  for (const part of parts) for (const term of part) bag.set(term, (bag.get(term) ?? 0) + 1 / part.length);
  return bag;
}

const tellingTerms = (text: string): string[] => terms(text).filter((term) => !STOP_WORDS.has(term));

export const bagOf = (text: string): Bag => bagFrom([tellingTerms(text)]);

/** What a section is called, and what it begins with: as much of the one as of the other. */
export function sectionBag(record: SearchRecord): Bag {
  const {hierarchy, content} = record;
  const titles = new Set([hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3, titleOf(record)]);
  const lead = tellingTerms(content.slice(0, LEAD_CHARACTERS)).slice(0, LEAD);
  return bagFrom([tellingTerms([...titles].join(' ')), lead]);
}

/** @param vectors by term, all of the same even length */
export function packVectors(vectors: ReadonlyMap<string, Float32Array>): PackedVectors {
  const scales = [...vectors.values()].map((vector) =>
    Number((Math.max(...vector.map(Math.abs), 1e-9) / MOST).toPrecision(3)),
  );
  const halves = [...vectors.values()].flatMap((vector, at) =>
    Array.from(vector, (one) => Math.min(2 * MOST, Math.max(0, Math.round(one / (scales[at] ?? 1)) + MOST))),
  );
  const bytes = halves.flatMap((half, at) => (at % 2 === 0 ? [half * 16 + (halves[at + 1] ?? 0)] : []));
  return {
    dimensions: halves.length / vectors.size,
    words: [...vectors.keys()].join(' '),
    scales,
    numbers: btoa(bytes.map((byte) => String.fromCharCode(byte)).join('')),
  };
}

/** Says how near texts are in meaning. What a word means was learned from these docs: one that isn't known says nothing. */
export class Vectors {
  private readonly words = new Map<string, Float32Array>();
  private readonly sections = new WeakMap<SearchRecord, Float32Array[]>();

  /** @throws Error when the file is damaged */
  constructor(private readonly packed: PackedVectors) {
    const {words, numbers, scales, dimensions} = packed;
    const bytes = atob(numbers);
    const terms = words.split(' ');
    if (bytes.length * 2 !== terms.length * dimensions) throw new Error('The vectors aren’t those of the words.');
    for (const [place, term] of terms.entries()) {
      const vector = new Float32Array(dimensions);
      for (let at = 0; at < dimensions; at++) {
        const byte = bytes.charCodeAt((place * dimensions + at) >> 1);
        vector[at] = ((at % 2 === 0 ? byte >> 4 : byte & 15) - MOST) * (scales[place] ?? 0);
      }
      this.words.set(term, vector);
    }
  }

  /** Of length 1, or 0 where no word is known. */
  private vectorOf(bag: Bag): Float32Array {
    const sum = new Float32Array(this.packed.dimensions);
    for (const [term, weight] of bag) {
      const vector = this.words.get(term);
      for (let at = 0; vector && at < sum.length; at++) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
    }
    const length = Math.hypot(...sum) || 1;
    return sum.map((one) => one / length);
  }

  /** A section's own text, and the phrases by which readers look for it. */
  private textsOf(record: SearchRecord): Float32Array[] {
    const cached = this.sections.get(record);
    if (cached) return cached;
    const texts = [sectionBag(record), ...record.keywords.map(bagOf)].map((bag) => this.vectorOf(bag));
    this.sections.set(record, texts);
    return texts;
  }

  /** How near a section is to a text, from -1 to 1: as much what it says as what is nearest, that or one of its phrases. */
  nearness(text: string): (record: SearchRecord) => number {
    const asked = this.vectorOf(bagOf(text));
    const nearTo = (one: Float32Array): number => {
      let sum = 0;
      for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (asked[at] as number);
      return sum;
    };
    return (record) => {
      const near = this.textsOf(record).map(nearTo);
      return ((near[0] ?? 0) + Math.max(...near)) / 2;
    };
  }
}
