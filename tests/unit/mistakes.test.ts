import {describe, expect, it} from 'vitest';
import {CODE} from './mistakes/code';
import {EXAMPLES} from './mistakes/examples';
import {FILES} from './mistakes/files';
import {LINKS} from './mistakes/links';
import {RELEASES} from './mistakes/releases';
import {ROOMS} from './mistakes/rooms';
import {TEXT} from './mistakes/text';
import {VERSIONS} from './mistakes/versions';

const MISTAKES = [...LINKS, ...CODE, ...TEXT, ...FILES, ...RELEASES, ...VERSIONS, ...EXAMPLES, ...ROOMS];

describe('a planted mistake is found with file, line and remedy', () => {
  // The spelling checker is its own program and takes seconds to start.
  it.each(MISTAKES)('%s', {timeout: 120_000}, async (_, find, said) => expect((await find()).join('\n')).toMatch(said));
});
