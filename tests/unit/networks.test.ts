import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {loadNetworks} from '../../plugins/pages/data/facts';
import {providerNetwork} from '../../plugins/remark/data-blocks/provider-network';
import {readYaml} from '../../plugins/pages/data/read-yaml';
import {diagramSchema} from '../../plugins/remark/diagrams/schema';
import {networksSchema} from '../../src/data/networks-schema';

const fenceOf = (provider: string) => {
  const fence = providerNetwork(provider).find((node) => node.type === 'code');
  return readYaml(fence?.type === 'code' ? fence.value : '', diagramSchema).data;
};

const NETWORK = {
  title: 'Who reaches whom',
  parts: [
    {id: 'one', name: 'One'},
    {id: 'two', name: 'Two'},
  ],
  reaches: [{from: 'one', to: 'two', says: 'One reaches two.', source: ['a.go:1-2@72bfd43']}],
};

describe('the network of a provider', () => {
  it.each(Object.keys(loadNetworks()))('says in words what each wire shows: %s', (provider) => {
    const {alt, wires} = fenceOf(provider);
    const sentences = loadNetworks()[provider]?.reaches.flatMap(({says}) => says ?? []);
    expect(alt).toBe(sentences?.join(' '));
    expect(wires.length).toBeGreaterThanOrEqual(sentences?.length ?? 0);
  });

  it.each([
    ['aws', true],
    ['gcp', true],
    ['azure', false],
    ['digitalocean', false],
  ])('is never a fact where there are two engines: %s', (provider, depends) => {
    const said = providerNetwork(provider).map((node) => toString(node));
    expect(said.some((one) => one.startsWith('Some accounts'))).toBe(depends);
  });

  it('needs a place in the source of the engine for every wire and note', () => {
    expect(networksSchema.safeParse({azure: NETWORK}).success).toBe(true);
    const [reach] = NETWORK.reaches;
    const wire = {...NETWORK, reaches: [{...reach, source: undefined}]};
    expect(networksSchema.safeParse({azure: wire}).error?.message).toContain('one to two');
    const note = {...NETWORK, notes: [{says: 'Nobody knows.'}]};
    expect(networksSchema.safeParse({azure: note}).error?.message).toContain('Nobody knows.');
    expect(networksSchema.safeParse({azure: {...note, hasPublicEngine: false}}).success).toBe(true);
  });

  it('is missing for a provider without facts', () =>
    expect(() => providerNetwork('playground')).toThrow('src/data/networks.yaml has no provider "playground".'));
});
