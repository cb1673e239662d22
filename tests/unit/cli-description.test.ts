import {describe, expect, it} from 'vitest';
import {loadCommands, loadGlobalFlags} from '../../plugins/pages/data/commands';
import {cliDescription} from '../../plugins/outputs/cli-description';

type Described = ReturnType<typeof cliDescription>;
type Node = Described['commands'][number];

const description = cliDescription();
const all = new Map<string, Node>();
const collect = (nodes: Node[], above: string[]): void => {
  for (const node of nodes) {
    const path = [...above, node.name];
    all.set(path.join(' '), node);
    collect(node.commands, path);
  }
};
collect(description.commands, []);

describe('the command line as data', () => {
  it('has every command of the release, and none that is gone', () => {
    const expected = loadCommands().filter(({command, removed}) => command && !removed);
    expect([...all.keys()].sort()).toEqual(expected.map(({command}) => command).sort());
  });

  it('has every flag with its value, its choices and its default', () => {
    for (const {command, flags, removed} of loadCommands()) {
      if (!command || removed) continue;
      const names = flags.filter((flag) => !flag.removed).map(({name}) => `--${name}`);
      expect(
        all.get(command)?.options.map(({name}) => name),
        command,
      ).toEqual(names);
    }
    const scope = all.get('token')?.options.find(({name}) => name === '--scope');
    expect(scope).toMatchObject({required: true, recursive: false, arguments: [{required: true}]});
    expect(scope?.arguments?.[0]?.acceptedValues).toContain('read');
    const detach = all.get('compose up')?.options.find(({name}) => name === '--detach');
    expect(detach).toMatchObject({aliases: ['-d']});
    expect(detach?.arguments).toBeUndefined();
    expect(detach?.metadata).toContainEqual({name: 'default', value: 'false'});
  });

  it('tells which flags every command has', () => {
    const recursive = description.options.filter((option) => option.recursive).map(({name}) => name);
    expect(recursive).toEqual(loadGlobalFlags().flatMap(({name, removed}) => (removed ? [] : `--${name}`)));
    expect(all.get('compose')?.options.find(({name}) => name === '--pulumi-backend')?.recursive).toBe(true);
  });

  it('has required fields of OpenCLI at every place', () => {
    expect(description).toMatchObject({opencli: '0.1', info: {title: expect.any(String), version: expect.any(String)}});
    for (const [path, {name, options, arguments: values, exitCodes, description: says}] of all) {
      expect(name && says, path).toBeTruthy();
      for (const one of [...options, ...values]) expect(one.name, path).toMatch(/^(--[a-z-]+|[^-\s]\S*)$/);
      for (const {code} of exitCodes) expect(Number.isInteger(code), path).toBe(true);
    }
  });
});
