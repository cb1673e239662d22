import * as z from 'zod';

const cloud = z.strictObject({
  hostPorts: z
    .enum(['open', 'open-in-default-network', 'dropped'])
    .describe('Whether the internet reaches a port that goes past the load balancer.'),
});

export const planSchema = z.strictObject({clouds: z.record(z.string(), cloud)});

export type PlanRules = z.output<typeof planSchema>;
