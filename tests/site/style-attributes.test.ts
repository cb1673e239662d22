import {expect, it} from 'vitest';
import {builtPages} from '../support/built-site';
import {expectNone} from '../support/expect-none';

/** Style attributes that the pages may contain, each with the reason why it isn't ours. */
const KNOWN: Record<string, string> = {
  'display: none;':
    'The theme hides its sprite of icons so; src/css/base.css does it again where a policy refuses the attribute.',
};

it('pages hold no style attributes but those with a reason', () => {
  const found = new Map<string, string>();
  for (const {file, $} of builtPages()) {
    for (const element of $('[style]').toArray()) found.set($(element).attr('style') ?? '', file);
  }
  const unknown = [...found].filter(([style]) => !(style in KNOWN)).map(([style, file]) => `${file}: style="${style}"`);
  expectNone(unknown);
  expect(Object.keys(KNOWN).filter((style) => !found.has(style))).toEqual([]);
});
