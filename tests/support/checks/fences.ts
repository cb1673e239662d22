import {type Fence, placeOfFence} from '../fences';
import {checkComposeFence, isComposeFence} from './compose-files';
import {LANGUAGES} from './languages';
import type {Problem} from './parsers';
import {validateWorkflow} from './workflow-validator';

const WORKFLOW_TITLE = /^\.github\/workflows\/[\w.-]+\.ya?ml$/;

/** Parts of a file that parse on their own: a part of any other file doesn't. */
const WHOLE_IN_PARTS = new Set(['yaml', 'shell', 'toml', 'ini', 'properties']);

/** A complete workflow of GitHub Actions. */
export const isWorkflow = ({lang, meta}: Fence) =>
  lang === 'yaml' && !meta.fragment && WORKFLOW_TITLE.test(meta.title ?? '');

const isRead = ({lang, meta}: Fence): boolean => !meta.unchecked && (!meta.fragment || WHOLE_IN_PARTS.has(lang));

const sentences = (fence: Fence, problems: readonly Problem[]): string[] =>
  problems.map(({line, message}) => `${placeOfFence(fence, line)}: ${message}`);

async function checkWorkflow(fence: Fence): Promise<string[]> {
  const problems = await validateWorkflow(fence.value);
  return sentences(
    fence,
    problems.map(({line, message}) => ({line, message: `not a valid GitHub workflow: ${message}`})),
  );
}

/**
 * Checks one code block by its language. A block opts out with `unchecked="reason"`; one that is part of a file says
 * `fragment="of what"`.
 */
export async function checkFence(fence: Fence): Promise<string[]> {
  const language = LANGUAGES[fence.lang];
  if (!language) {
    return [
      `${placeOfFence(fence)}: ${fence.lang ? `"${fence.lang}" is no language of this site` : 'the code block has no language'}: choose one of ${Object.keys(LANGUAGES).join(', ')}.`,
    ];
  }
  const comment = fence.value.split('\n').findIndex((line) => /highlight-(?:next-line|start|end)/.test(line));
  if (comment >= 0)
    return [
      `${placeOfFence(fence, comment + 1)}: no comment marks lines here: write {${comment + 1}} after the language.`,
    ];
  if (!isRead(fence)) return [];
  if (isComposeFence(fence)) return checkComposeFence(fence);
  const found = sentences(fence, language.parse?.(fence.value) ?? []);
  return found.length || !isWorkflow(fence) ? found : checkWorkflow(fence);
}
