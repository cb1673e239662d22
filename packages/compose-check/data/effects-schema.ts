import * as z from 'zod';

const text = z.string().min(1);

/** What comes of a key in a cloud, over all values that were tried. */
const keyEffect = z.strictObject({
  created: z.array(text).optional().describe('Types of resources.'),
  changed: z.array(text).optional(),
  deleted: z.array(text).optional(),
  refused: z.strictObject({by: z.enum(['cli', 'engine']), words: z.array(text)}).optional(),
  droppedBy: z.enum(['cli', 'engine']).optional().describe('Who drops it: then nothing else is there.'),
});

export const effectsSchema = z.strictObject({
  engine: text.describe("Commit of the engine's source."),
  read: z.iso.date(),
  keys: z.record(text, z.partialRecord(z.enum(['aws', 'gcp', 'azure']), keyEffect)),
});

export type KeyEffect = z.output<typeof keyEffect>;
export type Effects = z.output<typeof effectsSchema>;
