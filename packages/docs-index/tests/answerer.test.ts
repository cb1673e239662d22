import {expect, it} from 'vitest';
import {Answerer} from 'docs-index/answers/answerer';
import {Engine} from 'docs-index/search/engine';
import {Vectors, packVectors} from 'docs-index/vectors/vectors';
import {record} from './records';

it('begins with the rows of a table only where they are about what is asked', async () => {
  const text = '## Troubleshooting\n\n| Message | Cause |\n|---|---|\n| names don’t match | The case differs |\n';
  const content = 'names don’t match · The case differs';
  const section = record({
    url: '/login#fix',
    title: 'Troubleshooting',
    content,
    keywords: ['match'],
    range: [0, text.length],
  });
  const engine = new Engine([record({url: '/login', title: 'Sign in'}), section], []);
  engine.vectors = new Vectors(packVectors(new Map([['match', Float32Array.of(1, 0)]])));
  const answerer = new Answerer(engine, async () => text, 'https://docs.example');
  const typesOf = async (question: string) => (await answerer.answer(question)).map(({type}) => type);
  expect(await typesOf('Why do names not match?')).toEqual(['citation', 'text', 'table', 'end']);
  expect(await typesOf('Who won the chess match yesterday?')).toEqual(['nearest', 'end']);
});

it('opens a section that only has a picture with the section below it', async () => {
  const [text, below] = [
    '## Modes\n\n**Diagram: Two modes.** A mode has boxes.\n\n',
    '### Cost\n\nIt decides the cost.\n',
  ];
  const modes = record({url: '/modes#modes', title: 'Modes', content: 'A mode', range: [0, text.length]});
  const range: [number, number] = [text.length, text.length + below.length];
  const cost = record({url: '/modes#cost', type: 'lvl3', title: 'Cost', content: 'It decides.', range});
  const answerer = new Answerer(new Engine([modes, cost], []), async () => text + below, 'https://docs.example');
  const quoted = JSON.stringify(await answerer.answer('modes'));
  expect(quoted).toContain('decides');
  expect(quoted).not.toContain('boxes');
});
