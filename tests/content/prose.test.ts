import {it} from 'vitest';
import {checkProse} from '../support/checks/prose';
import {expectNone} from '../support/expect-none';
import {readProse} from '../support/prose-text';

it('writes names, terms and headings in one way', () => expectNone(checkProse(readProse())));
