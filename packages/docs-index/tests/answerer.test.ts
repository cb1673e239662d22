import {expect, it} from 'vitest';
import {Answerer} from 'docs-index/answers/answerer';
import {Engine} from 'docs-index/search/engine';
import {record} from './records';

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
