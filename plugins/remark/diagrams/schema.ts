import * as z from 'zod';

/** Longest texts that still fit the narrow drawing, in characters. */
const LIMITS = {label: 22, sub: 30, wire: 16, zone: 28} as const;

const words = (name: string, limit: number) =>
  z
    .string(`${name} must be text: put numbers, yes and no in quotes`)
    .trim()
    .min(1, `${name} is empty: write it or leave the key out`)
    .refine((value) => value.length <= limit, {
      error: ({input}) => `${name} "${String(input)}" has ${String(input).length} characters: shorten it to ${limit}`,
    });

const id = z
  .string('id must be text')
  .regex(/^[a-z][\w-]*$/, 'id must be a lowercase word such as "store": rename it here and in zones and wires');

const node = z.strictObject({
  id,
  label: words('label', LIMITS.label),
  sub: words('sub', LIMITS.sub).optional(),
  kind: z.enum(['box', 'store', 'file', 'user'], 'kind must be box, store, file or user').default('box'),
  live: z.boolean('live must be true or false').default(false),
});

const wire = z.strictObject({
  from: z.string('from must name a node'),
  to: z.string('to must name a node'),
  label: words('wire label', LIMITS.wire).optional(),
});

const zone = z.strictObject({
  id,
  label: words('zone label', LIMITS.zone),
  nodes: z.array(z.string('nodes must be a list of ids')).min(1, 'the zone is empty: list its nodes'),
});

export const diagramSchema = z.strictObject({
  title: z.string('title is missing: say in a few words what the picture shows').trim().min(1, 'title is empty'),
  alt: z
    .string('alt is missing: describe the whole picture in one to three sentences')
    .trim()
    .regex(/[.!?]$/, 'alt must be one or more full sentences that end with a period'),
  zones: z.array(zone).default([]),
  nodes: z.array(node).min(2, 'nodes needs at least two'),
  wires: z.array(wire).default([]),
});

export type Diagram = z.infer<typeof diagramSchema>;
export type DiagramNode = Diagram['nodes'][number];
export type DiagramWire = Diagram['wires'][number];
export type DiagramZone = Diagram['zones'][number];
