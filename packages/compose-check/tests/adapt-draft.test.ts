import {describe, expect, it} from 'vitest';
import {Draft} from 'compose-check/adapt/draft';
import {readYaml} from 'compose-check/yaml/read';
import {type MapValue, type Value, at, isList, isMap} from 'compose-check/yaml/value';

function edit(text: string, change: (draft: Draft, root: MapValue) => void): string {
  const roots = readYaml(text, 0).documents;
  const draft = new Draft([{name: 'compose.yaml', text}], roots);
  change(draft, roots[0]!);
  return draft.write()[0]!.text;
}

const mapAt = (root: MapValue, ...path: string[]): MapValue => at(root, ...path) as MapValue;
const itemAt = (root: MapValue, index: number, ...path: string[]): Value => {
  const list = at(root, ...path);
  return (isList(list) ? list.items[index] : undefined)!;
};

const FILE = `# mine
services:
  # the proxy
  # of everything
  edge:
    image: traefik # why

  # the app
  app:
    image: 'app:1'   # built by CI
    # before
    labels:
      - a=b
      # the second
      - c=d

    ports: ["80:80", '81:81'] # two
    deploy: {replicas: 2, resources: {limits: {cpus: 1}}}

# at the end
volumes:
  data:
`;

describe('an edit of a Compose file', () => {
  it('changes nothing where nothing is asked', () => expect(edit(FILE, () => undefined)).toBe(FILE));

  it('removes a service with its own comments, and no other line', () => {
    const result = edit(FILE, (draft, root) => draft.remove(mapAt(root, 'services'), 'edge'));
    expect(result).toBe(FILE.replace(/ {2}# the proxy\n.*\n {2}edge:\n.*\n\n/, ''));
  });

  it('removes one item, and with the last one the key', () => {
    const first = edit(FILE, (draft, root) => draft.removeItem(itemAt(root, 0, 'services', 'app', 'labels')));
    expect(first).toBe(FILE.replace('      - a=b\n', ''));
    const all = edit(FILE, (draft, root) => {
      for (const index of [0, 1]) draft.removeItem(itemAt(root, index, 'services', 'app', 'labels'));
    });
    // The comment is about what goes, because a blank line ends the group.
    expect(all).toBe(FILE.replace(/ {4}# before\n {4}labels:\n.*\n.*\n.*\n/, ''));
  });

  it('rewrites only the brackets that lose or get something', () => {
    const result = edit(FILE, (draft, root) => {
      draft.removeItem(itemAt(root, 0, 'services', 'app', 'ports'));
      draft.remove(mapAt(root, 'services', 'app', 'deploy'), 'replicas');
      draft.add(mapAt(root, 'services', 'app', 'deploy', 'resources', 'limits'), 'memory', '1G');
    });
    expect(result).toContain(`    ports: ['81:81'] # two\n    deploy: {resources: {limits: {cpus: 1, memory: 1G}}}\n`);
  });

  it('adds after the key that it belongs to, or where a key was', () => {
    const result = edit(FILE, (draft, root) => {
      draft.add(mapAt(root, 'services', 'app'), 'expose', ['"1"', {target: '2', mode: 'host'}], ['image']);
      draft.remove(mapAt(root, 'services', 'edge'), 'image');
      draft.add(mapAt(root, 'services', 'edge'), 'build', {context: '.', dockerfile: 'D'}, ['image']);
    });
    expect(result).toContain(
      `    image: 'app:1'   # built by CI\n    expose:\n      - "1"\n      - target: 2\n        mode: host\n    # before\n`,
    );
    expect(result).toContain('  edge:\n    build:\n      context: .\n      dockerfile: D\n\n');
  });

  it('keeps services a map, even without a service', () => {
    const result = edit('services:\n  a: {image: x}\n', (draft, root) => draft.remove(mapAt(root, 'services'), 'a'));
    expect(result).toBe('services:\n  {}\n');
  });

  it('empties what comes from an anchor only where it is not wanted', () => {
    const text =
      'x-a: &a\n  restart: always\n  volumes: [x:/y]\nservices:\n  one:\n    <<: *a\n    image: i\n  two:\n    <<: *a\n';
    const result = edit(text, (draft, root) => draft.remove(mapAt(root, 'services', 'one'), 'volumes'));
    expect(result).toBe(text.replace('    image: i\n', '    image: i\n    volumes: []\n'));
  });

  it('replaces an item that starts with its dash', () => {
    const text = 'services:\n  a:\n    ports:\n      - target: 80\n        host_ip: 127.0.0.1\n      - "1:1"\n';
    const result = edit(text, (draft, root) => {
      const item = itemAt(root, 0, 'services', 'a', 'ports');
      if (isMap(item)) draft.remove(item, 'target');
    });
    expect(result).toBe(text.replace('target: 80\n        ', ''));
    expect(edit(text, (draft, root) => draft.replace(itemAt(root, 1, 'services', 'a', 'ports'), '2'))).toBe(
      text.replace('"1:1"', '2'),
    );
  });

  it('keeps the line ends of the file, and one that ends without', () => {
    const text = 'services:\r\n  a:\r\n    image: x\r\n    init: true';
    const result = edit(text, (draft, root) => {
      draft.remove(mapAt(root, 'services', 'a'), 'init');
      draft.add(mapAt(root, 'services', 'a'), 'restart', 'always');
    });
    expect(result).toBe('services:\r\n  a:\r\n    image: x\r\n    restart: always\r\n');
  });
});
