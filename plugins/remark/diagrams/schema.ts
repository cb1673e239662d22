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

const shape = z.strictObject({
  title: z.string('title is missing: say in a few words what the picture shows').trim().min(1, 'title is empty'),
  alt: z
    .string('alt is missing: describe the whole picture in one to three sentences')
    .trim()
    .regex(/[.!?]$/, 'alt must be one or more full sentences that end with a period'),
  zones: z.array(zone).default([]),
  nodes: z.array(node).min(2, 'nodes needs at least two'),
  wires: z.array(wire).default([]),
});

/** Names that don't fit together, each with its place. */
function* problems({nodes, wires, zones}: Diagram): Generator<[message: string, place: [string, number]]> {
  const ids = nodes.map(({id}) => id);
  const choice = `Nodes are ${ids.join(', ')}.`;
  for (const [index, {id}] of nodes.entries()) {
    if (ids.indexOf(id) !== index) yield [`Two nodes have the id ${id}. Rename one.`, ['nodes', index]];
  }
  for (const [index, {from, to}] of wires.entries()) {
    for (const end of [from, to]) {
      if (!ids.includes(end)) yield [`The wire names an unknown node ${end}. ${choice}`, ['wires', index]];
    }
    if (from === to) yield [`The wire joins ${from} to itself. Remove it or name another end.`, ['wires', index]];
    const isTwin = wires.slice(0, index).some((wire) => wire.from === from && wire.to === to);
    if (isTwin)
      yield [`A second wire goes from ${from} to ${to}. Keep one and put both labels on it.`, ['wires', index]];
  }
  for (const [index, {id, nodes: members}] of zones.entries()) {
    if (zones.findIndex((zone) => zone.id === id) !== index)
      yield [`Two zones have the id ${id}. Rename one.`, ['zones', index]];
    const unknown = members.find((member) => !ids.includes(member));
    if (unknown) yield [`Zone ${id} names an unknown node ${unknown}. ${choice}`, ['zones', index]];
    const isApart = (other: string[]) => !other.some((one) => members.includes(one));
    const isNested = (other: string[]) =>
      other.every((one) => members.includes(one)) || members.every((one) => other.includes(one));
    const clash = zones.slice(0, index).find((zone) => !isApart(zone.nodes) && !isNested(zone.nodes));
    if (clash)
      yield [
        `Zones ${clash.id} and ${id} overlap. Nest one in the other or give each its own nodes.`,
        ['zones', index],
      ];
  }
}

export const diagramSchema = shape.superRefine((diagram, {addIssue}) => {
  for (const [message, path] of problems(diagram)) addIssue({code: 'custom', message, path});
});

export type Diagram = z.infer<typeof shape>;
export type DiagramNode = Diagram['nodes'][number];
export type DiagramWire = Diagram['wires'][number];
export type DiagramZone = Diagram['zones'][number];
