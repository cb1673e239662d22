import * as z from 'zod';

const phrase = z
  .string()
  .trim()
  .min(3, 'write at least 3 characters')
  .max(90, 'write at most 90 characters')
  .describe('What a reader types: plainly, or in words that the section itself does not have.');

/** How readers ask for a page or a section, by its address. Search and Ask find it by these phrases; none is shown. */
export const questionsSchema = z.record(
  z.string(),
  z.array(phrase).min(1, 'write a phrase, or delete the address').max(7, 'write at most 7 phrases'),
);
