import {expect, it} from 'vitest';
import {loadPages} from '../../plugins/pages/load-pages';
import {checkFence} from '../support/checks/fences';
import {fencesOf} from '../support/fences';

it('holds only code blocks that parse and validate', () => {
  expect(loadPages().flatMap(fencesOf).flatMap(checkFence)).toEqual([]);
});
