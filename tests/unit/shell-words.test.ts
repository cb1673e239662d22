import {expect, it} from 'vitest';
import {shellCommands} from '../support/shell-words';

it('splits lists, pipes, quotes, continuations, comments and redirections', () => {
  const source = 'A=1 a "b c" \\\n  d # no\nx | y > out && z $(w 1)';
  expect(shellCommands(source)).toEqual([
    {words: ['A=1', 'a', 'b c', 'd'], line: 1},
    {words: ['x'], line: 3},
    {words: ['y'], line: 3},
    {words: ['z', '$(w 1)'], line: 3},
    {words: ['w', '1'], line: 3},
  ]);
});
