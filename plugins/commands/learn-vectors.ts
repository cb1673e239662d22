import {writeFileSync} from 'node:fs';
import {site} from '../../config/site';
import type {SearchRecord} from 'docs-index/search/record';
import {type Bag, type PackedVectors, bagOf, packVectors, sectionBag} from 'docs-index/vectors/vectors';
import {VECTORS} from '../outputs/search/search-files';
import {sectionRecords} from '../outputs/search/section-records';
import {loadLongQuestions} from '../pages/data/facts';
import {loadPages} from '../remark/load-pages';

/** Numbers of a word in each run, and those that are kept of all runs. What several runs agree on isn't luck. */
const WIDTH = 64;
const RUNS = 4;
const DIMENSIONS = 48;
/** Steps after which a direction doesn't turn any more. */
const TURNS = 40;
const EPOCHS = 8;
/** Phrases of a step, and sections among which each of them has to find its own. */
const BATCH = 128;
const CANDIDATES = 256;
const SHARPNESS = 12;
const RATE = 0.01;
/** What is less wrong than this isn't learned from: of most sections, a phrase is far away. */
const LEAST = 1e-5;
/** Of the first numbers: the smaller, the sooner what is learned outweighs them. */
const SPREAD = 0.12;

type Vector = Float32Array;

/** Numbers from 0 to 1, the same each time. https://en.wikipedia.org/wiki/Lehmer_random_number_generator */
function randomNumbers(): () => number {
  let state = 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

function dot(a: Vector, b: Vector): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

function add(to: Vector, from: Vector, times: number): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) + times * (from[at] as number);
}

const zeros = () => new Float32Array(WIDTH);

/** One word's vector, what a step adds to it, and what Adam remembers of the steps before. https://arxiv.org/abs/1412.6980 */
class Word {
  readonly vector = zeros();
  readonly slope = zeros();
  private readonly mean = zeros();
  private readonly square = zeros();

  step(rate: number, count: number): void {
    const [unbiased, unbiasedSquare] = [1 - 0.9 ** count, 1 - 0.999 ** count];
    for (let at = 0; at < WIDTH; at++) {
      const slope = this.slope[at] as number;
      const mean = (this.mean[at] = 0.9 * (this.mean[at] as number) + 0.1 * slope);
      const square = (this.square[at] = 0.999 * (this.square[at] as number) + 0.001 * slope * slope);
      const scale = Math.sqrt(square / unbiasedSquare) + 1e-8;
      this.vector[at] = (this.vector[at] as number) - (rate * (mean / unbiased)) / scale;
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

/** Directions in which vectors differ most, each without those before it. https://en.wikipedia.org/wiki/Power_iteration */
function directionsOf(vectors: readonly Vector[]): Vector[] {
  const products = Array.from(vectors[0] ?? [], (_, row) => {
    const sum = new Float32Array(WIDTH * RUNS);
    for (const vector of vectors) add(sum, vector, vector[row] as number);
    return sum;
  });
  return Array.from({length: DIMENSIONS}, (_, at) => {
    let [found, length] = [Float32Array.from(products[at] ?? []), 1];
    for (let turn = 0; turn < TURNS; turn++) {
      const turned = Float32Array.from(products, (row) => dot(row, found));
      length = Math.sqrt(dot(turned, turned)) || 1;
      found = turned.map((one) => one / length);
    }
    for (const [row, product] of products.entries()) add(product, found, -length * (found[row] as number));
    return found;
  });
}

type Section = {page: string | undefined; bag: Bag; phrases: Bag[]};

/** Vectors of the words that have weights, from one run. */
function learnOnce(sections: readonly Section[], weights: ReadonlyMap<string, number>, random: () => number): Vector[] {
  const words = new Map([...weights.keys()].map((term) => [term, new Word()]));
  for (const [term, {vector}] of words)
    for (let at = 0; at < WIDTH; at++) vector[at] = (random() - 0.5) * SPREAD * (weights.get(term) ?? 0);
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
    const candidates = [...places].map((place) => ({place, text: new Text(texts[place] ?? [])}));
    for (const {section, own} of batch) {
      const phrase = new Text(own);
      const claims = candidates.map(({place, text}) =>
        place === section || sections[place]?.page !== sections[section]?.page
          ? Math.exp(SHARPNESS * (dot(phrase.vector, text.vector) - 1))
          : 0,
      );
      const all = claims.reduce((sum, one) => sum + one, 0);
      candidates.forEach(({place, text}, at) => {
        const wrong = ((claims[at] as number) / all - Number(place === section)) * (SHARPNESS / BATCH);
        if (Math.abs(wrong) < LEAST) return;
        add(phrase.slope, text.vector, wrong);
        add(text.slope, phrase.vector, wrong);
      });
      phrase.learn();
    }
    for (const {text} of candidates) text.learn();
    for (const word of words.values()) word.step(RATE * (1 - (0.9 * step) / steps), step + 1);
  }
  return [...words.values()].map(({vector}) => vector);
}

/**
 * Learns vectors of words: a phrase by which readers look for a section is to be nearer to it than to sections of other
 * pages. The same phrases give the same bytes.
 */
export function learnVectors(
  records: readonly SearchRecord[],
  phrasesOf: (url: string) => readonly string[],
): PackedVectors {
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
  const weights = new Map(known.map(([term, count]) => [term, Math.log(1 + sections.length / (1 + count))]));
  const random = randomNumbers();
  const runs = Array.from({length: RUNS}, () => learnOnce(sections, weights, random));
  const joined = known.map((_, word) => Float32Array.from(runs.flatMap((run) => [...(run[word] ?? [])])));
  const directions = directionsOf(joined);
  const vectorOf = (all: Vector) => Float32Array.from(directions, (direction) => dot(direction, all));
  return packVectors(new Map(known.map(([term], word) => [term, vectorOf(joined[word] ?? zeros())])));
}

/** Writes the file again, from the pages and questions as they are. */
export function updateVectors(): string[] {
  const questions = loadLongQuestions();
  const vectors = learnVectors(sectionRecords(loadPages()), (url) => questions.get(url) ?? []);
  writeFileSync(VECTORS, JSON.stringify(vectors).replaceAll(site.slug, '{product}'));
  return [`${VECTORS}: ${vectors.scales.length} words. See what changed: npm run bench:answers.`];
}
