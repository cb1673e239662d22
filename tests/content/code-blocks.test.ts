import {describe, it} from 'vitest';
import {checkFence, checkFencesWith} from '../support/checks/fences';
import {TOOLS, type ToolName, isInstalled} from '../support/checks/tools';
import {expectNone} from '../support/expect-none';
import {fencesOf} from '../support/fences';
import {allPages} from '../support/pages';

const fences = allPages().flatMap(fencesOf);
const tools = Object.keys(TOOLS) as ToolName[];

describe('code blocks', () => {
  it('parse and validate', async () => expectNone((await Promise.all(fences.map(checkFence))).flat()));

  for (const tool of tools)
    it.skipIf(!isInstalled(tool))(`are read by ${tool}, where it is installed`, () =>
      expectNone(checkFencesWith(tool, fences)),
    );
});
