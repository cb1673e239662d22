import {it} from 'vitest';
import {checkFence} from '../support/checks/fences';
import {expectNone} from '../support/expect-none';
import {fencesOf} from '../support/fences';
import {allPages} from '../support/pages';

it('holds only code blocks that parse and validate', () =>
  expectNone(allPages().flatMap(fencesOf).flatMap(checkFence)));
