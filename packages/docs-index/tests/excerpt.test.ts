import type {RootContent} from 'mdast';
import {describe, expect, it} from 'vitest';
import {excerpt as excerptOf} from 'docs-index/answers/excerpt';
import {piecesOf} from 'docs-index/answers/pieces';
import {askedOf, standOut} from 'docs-index/answers/relevance';
import {partAsMarkdown} from 'docs-index/answers/answer';
import {readBlocks} from 'docs-index/answers/parts';
import {parseMarkdown} from 'docs-index/markdown/parse';
import {readQuery} from 'docs-index/search/query';

const words = (count: number) => Array.from({length: count}, () => 'word').join(' ');
const blocksOf = (markdown: string): RootContent[] => parseMarkdown(markdown).children;
const askedBy = (question: string, titles = '') => askedOf(readQuery(question), titles, () => 1);
const isWhole = (markdown: string, question = '') => excerptOf(blocksOf(markdown), askedBy(question)).isWhole;

/** What is quoted of a section for a question, without the marks of what is left out. */
function quoted(markdown: string, question: string, titles = ''): string[] {
  const {blocks} = excerptOf(blocksOf(markdown), askedBy(question, titles));
  return readBlocks(blocks, '').map(partAsMarkdown);
}

const code = (lines: number) => `\`\`\`shell\n${Array(lines).fill('run').join('\n')}\n\`\`\``;
const beginning = (...blocks: string[]) => quoted(blocks.join('\n\n'), '');

describe('an excerpt in which nothing stands out', () => {
  it('begins at the beginning and ends at the end of a block', () => {
    expect(beginning(words(40), words(40), words(40))).toEqual([words(40), words(40)]);
  });

  it('has the first paragraph, however long it is', () => {
    expect(beginning(words(300), 'More.')).toEqual([words(300)]);
  });

  it('keeps what a paragraph announces, and the code after it', () => {
    expect(beginning(`${words(100)}:`, `1. ${words(10)}\n`.repeat(20))).toHaveLength(2);
    expect(beginning(words(130), code(1), 'More.')).toEqual([words(130), code(1)]);
  });

  it('keeps the heading of a variant and the admonition as one with what they head', () => {
    const variants = ['### Install (macOS)', 'Brew.', '### Install (Linux)'];
    expect(beginning(words(85), ...variants)).toEqual([words(85), 'Install (macOS)', 'Brew.']);
    expect(beginning('> **Caution: It asks nothing**\n>\n> Save first.', words(200))).toEqual([
      'Caution: It asks nothing',
      'Save first.',
    ]);
  });

  it('announces nothing that it does not quote', () => {
    expect(beginning('Do this.', 'The whole program:', code(41))).toEqual(['Do this.']);
  });

  it('takes the first items of a long list, and the first rows of a table', () => {
    expect(beginning(`- ${words(10)}\n`.repeat(20))).toEqual([`${`- ${words(10)}\n`.repeat(9)}\n(11 more items)`]);
    expect(beginning(`| A |\n|---|\n${'| one |\n'.repeat(20)}`)).toEqual([
      `| A |\n|---|\n${'| one |\n'.repeat(8)}\n(12 more rows)`,
    ]);
  });
});

const PORTS = `Write ports in one of two forms.

The short form has a number:

\`\`\`yaml
ports: ["80"]
\`\`\`

${words(60)}

Set a time-out for slow requests, in seconds:

| Cloud | Limit |
|---|---|
| AWS | 60 |
| Azure | 240 |
| Google Cloud | 300 |
| DigitalOcean | 100 |
| Playground | 30 |

${words(60)}`;

describe('an excerpt in which something stands out', () => {
  it('is the first sentences, and the piece that mentions what is asked', () => {
    expect(quoted(PORTS, 'time-out of slow requests')).toEqual([
      'Write ports in one of two forms.',
      'Set a time-out for slow requests, in seconds:',
      '| Cloud | Limit |\n|---|---|\n| AWS | 60 |\n| Azure | 240 |\n| Google Cloud | 300 |\n| DigitalOcean | 100 |\n| Playground | 30 |',
    ]);
  });

  it('has the head of a table, the rows that answer, and the number of the others', () => {
    expect(quoted(PORTS, 'time-out on azure or aws').at(-1)).toBe(
      '| Cloud | Limit |\n|---|---|\n| AWS | 60 |\n| Azure | 240 |\n\n(3 more rows)',
    );
    expect(quoted(PORTS, 'time-out on azure').at(-1)).toContain('| Playground | 30 |');
  });

  it('has the rows that answer of a table after the first sentence, which alone would leave them out', () => {
    const rows = ['Inbound on AWS', 'Inbound on Azure', 'Outbound', 'Between services'];
    const table = `| Direction | Address |\n|---|---|\n${rows.map((row) => `| ${row} | ${words(40)} |`).join('\n')}`;
    const last = quoted(`There is no setting.\n\n${table}`, 'outbound').at(-1);
    for (const text of ['| Inbound on Azure |', '| Outbound |', '(2 more rows)']) expect(last).toContain(text);
  });

  it('has no single row that leaves out what the other rows mention', () => {
    const rows = ['Read logs', 'Follow logs', 'Filter logs', 'Save logs', 'See the state of one service'];
    const table = `| I want to |\n|---|\n${rows.map((row) => `| ${row} |`).join('\n')}`;
    const asked = askedOf(readQuery('logs of a service'), '', (term) => (term === 'log' ? 2 : 1));
    expect(excerptOf(blocksOf(table), asked).isWhole).toBe(true);
  });

  it('has the items that answer with the line before them, and the number of the others', () => {
    const items = ['Redis has no password', ...Array<string>(5).fill(words(12))].map((one) => `- ${one}`).join('\n');
    expect(quoted(`${words(60)}\n\nFor stores:\n\n${items}\n\n${words(60)}`, 'redis password').slice(1)).toEqual([
      'For stores:',
      '- Redis has no password\n\n(5 more items)',
    ]);
  });

  it('has all steps of a list that answers, and what its last step introduces', () => {
    const steps = `1. Open the console.\n2. Rotate the password:\n\n| Key | Value |\n|---|---|\n| a | b |`;
    expect(quoted(`${words(60)}\n\n${steps}\n\n${words(60)}`, 'rotate password').slice(1)).toEqual([
      '1. Open the console.\n2. Rotate the password:',
      '| Key | Value |\n|---|---|\n| a | b |',
    ]);
  });

  it('has the remedies of a symptom, however long they are', () => {
    const symptom = `**How to tell.** ${words(20)}`;
    expect(quoted(`${symptom}\n\n1. ${words(90)}`, '')).toHaveLength(2);
    expect(quoted(`${words(20)}\n\n1. ${words(90)}`, '')).toHaveLength(1);
  });

  it('has what belongs to a label', () => {
    const labeled = `**Check.** The log says it.\n\nThen look at the port.\n\n**Mend.** ${words(60)}`;
    expect(quoted(`First.\n\n${labeled}`, 'log')).toEqual([
      'First.',
      'Check. The log says it.',
      'Then look at the port.',
    ]);
  });

  it('leaves out long code that is not about the question, unless a line introduces it', () => {
    const about = `Nothing.\n\n${words(60)}\n\nRotate the password.`;
    expect(quoted(`${about}\n\n${code(20)}`, 'password')).toEqual(['Nothing.', 'Rotate the password.']);
    expect(quoted(`${about} Run this:\n\n${code(20)}`, 'password')).toHaveLength(3);
  });

  it('is the beginning if nothing in it is asked for', () => {
    expect(quoted(PORTS, 'unknown thing').slice(0, 2)).toEqual([
      'Write ports in one of two forms.',
      'The short form has a number:',
    ]);
  });

  it('says whether it is all of the section', () => {
    expect(isWhole('One.\n\nTwo.')).toBe(true);
    expect(isWhole(PORTS, 'time-out of slow requests')).toBe(false);
    expect(isWhole(`One.\n\n| A |\n|---|\n${'| b |\n'.repeat(12)}`)).toBe(false);
  });
});

describe('a section', () => {
  it('is cut into pieces that are understood alone', () => {
    const pieces = piecesOf(blocksOf('A.\n\n- b\n\nC:\n\nD.\n\n> E\n\n### F\n\nG.')).map((piece) =>
      piece.map(({type}) => type),
    );
    const typesOf = (markdown: string) => piecesOf(blocksOf(markdown)).map((piece) => piece.length);
    expect(typesOf('**Check it.** A.\n\nB.')).toEqual([2]);
    expect(typesOf('**Ctrl+C** stops it.\n\nB.')).toEqual([1, 1]);
    expect(pieces).toEqual([
      ['paragraph', 'list'],
      ['paragraph', 'paragraph'],
      ['blockquote'],
      ['heading', 'paragraph'],
    ]);
  });

  it('is compared with a question by what only some of it mentions', () => {
    const asked = askedBy('redis password');
    expect(standOut(['Redis password', 'Redis port', 'Redis'], asked)).toEqual([0.5, 0, 0]);
    expect(standOut(['Redis', 'Postgres'], askedBy('redis', 'Managed Redis'))[0]).toBeCloseTo(0.3);
    expect(standOut(['Redis', 'Postgres'], askedBy(''))).toEqual([0, 0]);
  });
});
