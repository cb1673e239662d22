import * as z from 'zod';

const phrases = (longest: number, most: number) =>
  z.record(
    z.string(),
    z
      .array(
        z
          .string()
          .trim()
          .min(3, 'write at least 3 characters')
          .max(longest, `write at most ${longest} characters`)
          .describe('What a reader types: plainly, or in words that the section itself does not have.'),
      )
      .min(1, 'write a phrase, or delete the address')
      .max(most, `write at most ${most} phrases`),
  );

/** How readers ask for a page or a section, by its address. Search and Ask find it by these phrases; none is shown. */
export const questionsSchema = phrases(90, 7);

/** How strangers ask, at length and in short. They only teach what words mean. */
export const longQuestionsSchema = phrases(300, 25);
