import {describe, expect, it} from 'vitest';
import {diffLines} from 'compose-check/diff-lines';
import {groupFindings} from 'compose-check/finding-groups';
import {plainInline, readInline} from 'compose-check/inline-markdown';
import {kindOf, looksPasted} from 'compose-check/kind-of';
import {orderFiles} from 'compose-check/project/file-order';
import {countsOf} from 'compose-check/words';
import {check} from './support/check-files';
import {readYamlFile} from './support/rules';

interface Order {
  name: string;
  files: (string | Record<string, string>)[];
  merged: string[];
  read?: string[];
  unused?: string[];
  flags?: string[];
}
const {pasted, order, markdown, diffs} = readYamlFile('tests/fixtures/texts.yaml') as {
  pasted: [string, string][];
  order: Order[];
  markdown: {text: string; spans: object[]; plain: string}[];
  diffs: {name: string; before: string; after: string; diff: string[]}[];
};

describe('what a pasted text is', () => {
  it.each(pasted)('is a %s: %j', (kind, text) => expect(kindOf(text)).toBe(kind));

  it('tells messages from words in the search', () => {
    expect(looksPasted('service "web": missing memory reservation; using provider-specific defaults')).toBe(true);
    expect(looksPasted('services: web: image: nginx')).toBe(true);
    expect(looksPasted('What does "missing memory reservation" mean?')).toBe(false);
  });
});

describe('Markdown of the data', () => {
  it.each(markdown)('becomes spans without HTML, and addresses of its page: $text', ({text, spans, plain}) => {
    expect(readInline(text, '/docs/page')).toEqual(spans);
    expect(plainInline(text)).toBe(plain);
  });
});

describe('the diff of a fixed file', () => {
  it.each(diffs)('$name', ({before, after, diff}) => expect(diffLines(before, after)).toBe(diff.join('\n')));

  it('gives up on texts that have nothing in common', () => {
    const lines = (name: string) => Array.from({length: 900}, (_, at) => `${name}${at}`).join('\n');
    expect(diffLines(lines('a'), lines('b')).split('\n')).toHaveLength(1800);
  });
});

it('findings are said once for all their places, the strongest first, and counted', () => {
  const file =
    'services:\n  web: {image: nginx, ipc: shareable, ports: [{target: 0}]}\n  db: {image: nginx, ipc: shareable}\n';
  const groups = groupFindings(check(file).findings);
  expect(groups[0]).toMatchObject({id: 'finding-1', severity: 'stops', title: 'ports'});
  expect(groups.find(({title}) => title === 'ipc')?.places.map(({line}) => line)).toEqual([2, 3]);
  expect(countsOf(groups)).toBe('1 stops it, 2 warn, 1 ignored');
});

describe('the order of files', () => {
  it.each(order)('$name', ({files: given, merged: all, read = [], unused: left = [], flags: named = []}) => {
    const {files, merged, unused, flags} = orderFiles(
      given.map((one) => {
        const [[name, text]] =
          typeof one === 'string' ? [[one, `# ${one}`]] : (Object.entries(one) as [[string, string]]);
        return {name: name!, text: text!};
      }),
    );
    const others = files.slice(merged.length).map(({name}) => name);
    expect([merged, others, unused.map(({name}) => name), flags]).toEqual([all, read, left, named]);
  });
});
