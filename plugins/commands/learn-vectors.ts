import {writeFileSync} from 'node:fs';
import {site} from '../../config/site';
import type {SearchRecord} from 'docs-index/search/record';
import {type Bag, type PackedVectors, bagOf, packVectors, sectionBag} from 'docs-index/vectors/vectors';
import {VECTORS} from '../outputs/search/search-files';
import {sectionRecords} from '../outputs/search/section-records';
import {loadLongQuestions} from '../pages/data/facts';
import {loadPages} from '../remark/load-pages';

const DIMENSIONS = 64;
const EPOCHS = 8;
/** Phrases of a step, and sections among which each of them has to find its own. */
const BATCH = 128;
const CANDIDATES = 256;
/** Share of the words of a phrase that a step leaves out, so that the others learn to say the same. */
const DROPPED = 0.2;
const SHARPNESS = 12;
const RATE = 0.01;
/** Of the first numbers: the smaller, the sooner what is learned outweighs them. */
const SPREAD = 0.12;

type Vector = Float32Array;

/** Numbers from 0 to 1, the same each time. https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function dot(a: Vector, b: Vector): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

function add(to: Vector, from: Vector, times: number): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) + times * (from[at] as number);
}

const zeros = () => new Float32Array(DIMENSIONS);

/** Share of the steps after which vectors settle: their mean from there on is kept, because where a single step ends is luck. */
const SETTLED = 0.6;

/** One word's vector, the sum of those that count, what a step adds to it, and what Adam remembers of the steps before. https://arxiv.org/abs/1412.6980 */
class Word {
  readonly vector = zeros();
  readonly sum = zeros();
  readonly slope = zeros();
  private readonly mean = zeros();
  private readonly square = zeros();

  step(rate: number, count: number): void {
    for (let at = 0; at < DIMENSIONS; at++) {
      const slope = this.slope[at] as number;
      const mean = (this.mean[at] = 0.9 * (this.mean[at] as number) + 0.1 * slope);
      const square = (this.square[at] = 0.999 * (this.square[at] as number) + 0.001 * slope * slope);
      const scale = Math.sqrt(square / (1 - 0.999 ** count)) + 1e-8;
      this.vector[at] = (this.vector[at] as number) - (rate * (mean / (1 - 0.9 ** count))) / scale;
    }
    this.slope.fill(0);
  }
}

type Words = readonly [word: Word, weight: number][];

/** A text as a vector of length 1, and the way back: what is learned of it goes to its words. */
class Text {
  readonly slope = zeros();
  readonly vector = zeros();
  private readonly length: number;

  constructor(private readonly words: Words) {
    for (const [{vector}, weight] of words) add(this.vector, vector, weight);
    this.length = Math.sqrt(dot(this.vector, this.vector)) + 1e-6;
    add(this.vector, this.vector, 1 / this.length - 1);
  }

  learn(): void {
    add(this.slope, this.vector, -dot(this.slope, this.vector));
    for (const [{slope}, weight] of this.words) add(slope, this.slope, weight / this.length);
  }
}

/**
 * Learns vectors of words: a phrase by which readers look for a section is to be nearer to it than to sections of other
 * pages. The same phrases give the same bytes.
 */
export function learnVectors(
  records: readonly SearchRecord[],
  phrasesOf: (url: string) => readonly string[],
): PackedVectors {
  const random = mulberry(2);
  const sections = records
    .filter(({kind}) => kind !== 'row')
    .map((record) => ({
      page: record.url.split('#')[0],
      bag: sectionBag(record),
      phrases: [...record.keywords, ...phrasesOf(record.url)].map(bagOf),
    }));
  const counts = new Map<string, number>();
  for (const bag of sections.flatMap(({bag, phrases}) => [bag, ...phrases]))
    for (const [term] of bag) counts.set(term, (counts.get(term) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count > 1).sort(([a], [b]) => (a < b ? -1 : 1));
  const words = new Map(known.map(([term]) => [term, new Word()]));
  for (const [term, {vector}] of words) {
    const weight = Math.log(1 + sections.length / (1 + (counts.get(term) ?? 0)));
    for (let at = 0; at < DIMENSIONS; at++) vector[at] = (random() - 0.5) * SPREAD * weight;
  }
  const wordsOf = (bag: Bag): Words =>
    [...bag].flatMap(([term, weight]): [Word, number][] => {
      const word = words.get(term);
      return word ? [[word, weight]] : [];
    });
  const texts = sections.map(({bag}) => wordsOf(bag));
  const pairs = sections.flatMap(({phrases}, section) => phrases.map((bag) => ({section, own: wordsOf(bag)})));
  const steps = EPOCHS * Math.ceil(pairs.length / BATCH);
  for (let step = 0; step < steps; step++) {
    const batch = Array.from(
      {length: BATCH},
      () => pairs[Math.floor(random() * pairs.length)] as (typeof pairs)[number],
    );
    const places = new Set(batch.map(({section}) => section));
    while (places.size < Math.min(CANDIDATES, sections.length)) places.add(Math.floor(random() * sections.length));
    const candidates = new Map([...places].map((place) => [place, new Text(texts[place] ?? [])]));
    for (const {section, own} of batch) {
      const phrase = new Text(own.filter(() => random() > DROPPED));
      const page = sections[section]?.page;
      const others = [...candidates].filter(([place]) => place === section || sections[place]?.page !== page);
      const claims = others.map(([, text]) => Math.exp(SHARPNESS * (dot(phrase.vector, text.vector) - 1)));
      const all = claims.reduce((sum, one) => sum + one, 0);
      for (const [at, [place, text]] of others.entries()) {
        const wrong = ((claims[at] as number) / all - Number(place === section)) * (SHARPNESS / BATCH);
        add(phrase.slope, text.vector, wrong);
        add(text.slope, phrase.vector, wrong);
      }
      phrase.learn();
    }
    for (const text of candidates.values()) text.learn();
    for (const word of words.values()) {
      word.step(RATE * (1 - (0.9 * step) / steps), step + 1);
      if (step > SETTLED * steps) add(word.sum, word.vector, 1);
    }
  }
  return packVectors(new Map([...words].map(([term, {sum}]) => [term, sum])));
}

/** Writes the file again, from the pages and questions as they are. */
export function updateVectors(): string[] {
  const questions = loadLongQuestions();
  const vectors = learnVectors(sectionRecords(loadPages()), (url) => questions.get(url) ?? []);
  writeFileSync(VECTORS, JSON.stringify(vectors).replaceAll(site.slug, '{product}'));
  return [`${VECTORS}: ${vectors.scales.length} words. See what changed: npm run bench:answers.`];
}
