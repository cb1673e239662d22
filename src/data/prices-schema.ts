import * as z from 'zod';
import {pricesSchema, quantities} from 'compose-check/data/prices-schema';
import {unique} from 'compose-check/data/unique';

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9-]+$/, 'lowercase letters, digits and dashes, as in `{costs.web.aws}`');

/** Typical stacks, and what is added to one. */
export const stacksSchema = z.strictObject({
  stacks: z
    .array(z.strictObject({id, name: text, has: text, file: text.describe('Name in engine-plans/cases.yaml.')}))
    .superRefine(unique(({id: one}) => [one])),
  additions: z
    .array(z.strictObject({id, cloud: pricesSchema.shape.prices.element.shape.cloud, what: text, costs: quantities}))
    .superRefine(unique(({id: one}) => [one])),
});
