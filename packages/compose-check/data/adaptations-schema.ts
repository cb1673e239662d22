import * as z from 'zod';
import {unique} from './unique';

const text = z.string().trim().min(1);

/** Why the check changes a reader's file, and what it asks where the file doesn't decide. Markdown inline. */
export const adaptationsSchema = z.strictObject({
  adaptations: z
    .array(
      z
        .strictObject({
          id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
          title: text.describe('What the change is, in a few words.'),
          text: text.describe('Words in capitals stand for names of the reader: SERVICE, OTHER, PORT, NAME, FILES.'),
          link: text.optional(),
          // What is said of the adapted file, where nothing replaces what the change takes away.
          left: z.literal('wont-work').optional(),
          condition: text.optional().describe('What it takes for granted until the reader answers, for "Yes, if".'),
          question: text.optional(),
          // Words for each answer. An answer without words is a name or a port.
          choices: z.record(z.string(), text).optional(),
        })
        .refine(({question, choices}) => !choices || question, 'choices need a question'),
    )
    .superRefine(unique(({id}) => [id])),
});

export type Adaptations = z.output<typeof adaptationsSchema>['adaptations'];
