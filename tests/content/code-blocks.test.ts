import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {checkFence, checkFencesWith, listOfWays} from '../support/checks/fences';
import {LANGUAGES} from '../support/checks/languages';
import {TOOLS, type ToolName, isInstalled} from '../support/checks/tools';
import {expectNone} from '../support/expect-none';
import {fencesOf} from '../support/fences';
import {allPages} from '../support/pages';

const fences = allPages().flatMap(fencesOf);
const tools = Object.keys(TOOLS) as ToolName[];
const installed = new Set(tools.filter(isInstalled));

describe('code blocks', () => {
  it('parse and validate', async () => expectNone((await Promise.all(fences.map(checkFence))).flat()));

  for (const tool of tools)
    it.skipIf(!installed.has(tool))(`are read by ${tool}, where it is installed`, () =>
      expectNone(checkFencesWith(tool, fences)),
    );

  it('have a language whose check is written down, and are counted', () => {
    const rows = Object.entries(LANGUAGES).map(([name, {how}]) => `| \`${name}\` | ${how} |`);
    const text = readFileSync('tests/README.md', 'utf8');
    expect(text.split('\n').filter((line) => /^\| `\w+` \| [^|]+ \|$/.test(line))).toEqual(rows);
    mkdirSync('test-results', {recursive: true});
    writeFileSync('test-results/code-blocks.txt', `${listOfWays(fences, (tool) => installed.has(tool)).join('\n')}\n`);
  });
});
