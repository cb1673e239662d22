import {WHICH_ENGINE} from 'compose-check/data/engine-choice';
import type {RootContent} from 'mdast';
import type {Network} from '../../../src/data/networks-schema';
import {loadNetworks} from '../../pages/data/facts';
import {loadResources} from '../../pages/data/check-rules';
import {code, inline, list, listItem, paragraph} from '../../pages/mdast/build';

/** Second line of a part: its own, or what the service becomes at the provider. */
function subOf({sub, becomes}: Network['parts'][number], provider: string): string | undefined {
  if (sub ?? becomes === undefined) return sub;
  const made = loadResources().kinds.find(({id}) => id === becomes)?.values[provider];
  if (!made)
    throw new Error(`packages/compose-check/data/resources.yaml doesn't say what "${becomes}" becomes at ${provider}.`);
  return made.resource;
}

/** The network as a fence `diagram` has it (plugins/remark/diagrams/schema.ts). */
const fenceOf = ({title, zones, parts, reaches}: Network, provider: string) => ({
  title,
  alt: reaches.flatMap(({says}) => says ?? []).join(' '),
  zones: zones.map(({id, name, parts: nodes}) => ({id, label: name, nodes})),
  nodes: parts.map((part) => {
    const sub = subOf(part, provider);
    return {id: part.id, label: part.name, ...(sub && {sub}), kind: part.kind, live: part.live};
  }),
  wires: reaches.map(({from, to, on}) => ({from, to, ...(on && {label: on})})),
});

/**
 * The network of a project at a provider: a diagram, and what it can't show.
 *
 * @throws Error if src/data/networks.yaml has no such provider
 */
export function providerNetwork(id: string): RootContent[] {
  const network = loadNetworks()[id];
  if (!network) throw new Error(`src/data/networks.yaml has no provider "${id}".`);
  const {depends, notes} = network;
  const which = `[Some accounts](${WHICH_ENGINE}) have another network.`;
  return [
    ...(depends ? [paragraph(inline(which))] : []),
    // A JSON text is YAML too.
    code('diagram', JSON.stringify(fenceOf(network, id))),
    ...(notes.length > 0 ? [list(notes.map(({says}) => listItem(inline(says))))] : []),
  ];
}
