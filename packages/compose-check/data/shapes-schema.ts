import * as z from 'zod';

/** What an entry of a list must be: otherwise the loader stops before it compares the file with its schema. */
const ENTRY_FORMS = ['text', 'volume', 'device', 'env', 'expose', 'file'] as const;

const scalar = z.strictObject({
  type: z.string(),
  // How text is read before its type is checked, so that `"2"` counts as 2.
  cast: z.enum(['int', 'float', 'bool']).optional(),
  format: z.enum(['size', 'duration', 'number', 'count', 'command', 'host', 'unsigned']).optional(),
  oneOf: z.array(z.string()).optional(),
  pattern: z.string().optional().describe('Some part of the text must match this.'),
  min: z.number().optional(),
  max: z.number().optional(),
});

export type ScalarShape = z.output<typeof scalar>;
export type Cast = NonNullable<ScalarShape['cast']>;
export type Format = NonNullable<ScalarShape['format']>;
export type EntryForm = (typeof ENTRY_FORMS)[number];

export interface ListShape {
  list: Shape;
  unique?: true | undefined;
  entries?: EntryForm | undefined;
}

export interface MapShape {
  keys?: Record<string, Shape> | undefined;
  /** What is below a name that isn't one of the keys. */
  others?: Shape | undefined;
  /** Pattern of these names. */
  names?: string | undefined;
  /** Names that don't match may have any value. */
  isOpen?: true | undefined;
  /** Whether a map with keys may have `x-` keys too. */
  extensions?: false | undefined;
  required?: string[] | undefined;
  nullable?: true | undefined;
}

/** What may be at a place in a Compose file: a word for a shape, several of which one must fit, or a shape. */
export type Shape = string | Shape[] | ScalarShape | ListShape | MapShape;

const shape: z.ZodType<Shape> = z.lazy(() =>
  z.union([
    z.string(),
    z.array(shape),
    scalar,
    z.strictObject({list: shape, unique: z.literal(true).optional(), entries: z.enum(ENTRY_FORMS).optional()}),
    z.strictObject({
      keys: z.record(z.string(), shape).optional(),
      others: shape.optional(),
      names: z.string().optional(),
      isOpen: z.literal(true).optional(),
      extensions: z.literal(false).optional(),
      required: z.array(z.string()).optional(),
      nullable: z.literal(true).optional(),
    }),
  ]),
);

const JSON_TYPES = /^(?:(?:string|number|integer|boolean|null)(?:\||$))+$|^any$/;

/** The words in a shape that stand for another one. */
function wordsIn(written: Shape): string[] {
  if (typeof written === 'string') return [written];
  if (Array.isArray(written)) return written.flatMap(wordsIn);
  if ('type' in written) return [];
  if ('list' in written) return wordsIn(written.list);
  return [...Object.values(written.keys ?? {}), written.others ?? []].flatMap(wordsIn);
}

const keys = z.array(z.string());

export const shapesSchema = z.strictObject({
  merging: z.strictObject({replaced: keys, named: keys, listed: keys}),
  types: z.record(z.string(), shape).check(({value: types, issues}) => {
    for (const [name, one] of Object.entries(types))
      for (const word of wordsIn(one))
        if (!Object.hasOwn(types, word) && !JSON_TYPES.test(word))
          issues.push({code: 'custom', input: one, path: [name], message: `nothing is called "${word}"`});
  }),
});

/** Shapes by the word for them; `file` is that of a Compose file. And how files are merged. */
export type ComposeShapes = z.output<typeof shapesSchema>;
export type Shapes = ComposeShapes['types'];
