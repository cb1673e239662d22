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

const value = z
  .union([text, z.strictObject({limited: text})])
  .describe('What the public engine does, in a sentence; `limited` where a part of the key has no effect.');

/**
 * What a plan doesn't say about a key. On Azure it's always the public engine, so its source is the answer. On AWS and Google
 * Cloud the control plane chooses one of two, and only one of them is public.
 */
export const engineSchema = z.strictObject({
  aws: value.optional(),
  gcp: value.optional(),
  azure: value.optional(),
  source: sources,
});

/** What the engine does with a key at each provider. */
export type Engine = Partial<Record<'aws' | 'gcp' | 'azure', {effect: Effect; note?: string | undefined}>>;
