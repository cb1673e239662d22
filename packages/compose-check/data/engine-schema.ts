import * as z from 'zod';

const text = z.string().trim().min(1);

/** What comes of something at a provider, in the words that pages use. */
export const EFFECTS = {
  works: 'Supported',
  limited: 'Limited',
  none: 'No effect',
  depends: 'Depends on your engine',
  unknown: 'Untested',
} as const;

export type Effect = keyof typeof EFFECTS;

/** `cd/program/azure.go:323-409@72bfd43` */
const MARK = /^(?<path>[\w./-]+\.go)(?::(?<first>\d+)(?:-(?<last>\d+))?)?@(?<commit>[0-9a-f]{7,40})$/;

/** A place in the engine's source: a file, or lines of it, at the commit at which somebody read them. */
export const sourceMark = z
  .string()
  .regex(MARK, 'write FILE.go:FIRST-LAST@COMMIT, such as cd/program/azure.go:323-409@72bfd43');

export const sources = z.array(sourceMark).min(1).describe("Where the public engine's source says so.");

/** Takes a mark apart. Lines count from 1; without lines, the mark means the whole file. */
export function readMark(mark: string): {path: string; first: number; last: number; commit: string} {
  const {path = '', first, last, commit = ''} = MARK.exec(mark)?.groups ?? {};
  return {
    path,
    first: Number(first ?? 1),
    last: Number(last ?? first ?? Number.MAX_SAFE_INTEGER),
    commit,
  };
}

const effect = z.enum(Object.keys(EFFECTS) as [Effect]);

const value = z
  .union([effect, z.strictObject({effect, note: text.describe('What the public engine does, in a sentence.')})])
  .transform((one): {effect: Effect; note?: string} => (typeof one === 'string' ? {effect: one} : one));

/**
 * What the deploy engine does with what the CLI passes on. On Azure it's always the public engine, so its source is
 * the answer. On AWS and Google Cloud the control plane chooses one of two, and only one of them is public.
 */
export const engineSchema = z.strictObject({
  aws: value.optional(),
  gcp: value.optional(),
  azure: value.optional(),
  source: sources,
});

/** What the public engine drops, with all other keys that it doesn't copy. */
export const droppedSchema = z.strictObject({dropped: engineSchema});

/** What the engine does at each provider. Where that's written is for the next reader of the source, not for pages. */
export type Engine = Omit<z.output<typeof engineSchema>, 'source'>;
