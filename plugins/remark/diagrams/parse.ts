import {LineCounter, parseDocument} from 'yaml';
import {yamlLine} from '../../pages/data/yaml-line';
import {diagramSchema, type Diagram} from './schema';

/** What is wrong in a fence, and in which of its lines (the first is 1). */
export class DiagramError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

type Path = readonly PropertyKey[];

function* problems(diagram: Diagram): Generator<[string, Path]> {
  const {nodes, wires, zones} = diagram;
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

/**
 * Reads the text of a fence.
 *
 * @throws DiagramError with the line in the fence, what is wrong and the remedy
 */
export function parseDiagram(source: string): Diagram {
  const counter = new LineCounter();
  const document = parseDocument(source, {lineCounter: counter});
  const [fault] = document.errors;
  if (fault)
    throw new DiagramError(
      `The diagram is not valid YAML: ${fault.message.split('\n')[0] ?? ''}`,
      fault.linePos?.[0].line ?? 1,
    );
  const result = diagramSchema.safeParse(document.toJS());
  if (!result.success) {
    const [issue] = result.error.issues;
    const where = issue?.path.map(String).join('.') ?? '';
    throw new DiagramError(
      `${where ? `${where}: ` : ''}${issue?.message ?? ''}.`,
      yamlLine(document, counter, issue?.path ?? []),
    );
  }
  for (const [message, path] of problems(result.data))
    throw new DiagramError(message, yamlLine(document, counter, path));
  return result.data;
}
