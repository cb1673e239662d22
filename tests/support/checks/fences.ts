import {Validator} from './workflow-validator';
import {DockerfileParser} from 'dockerfile-ast';
import {parse as parseToml} from 'smol-toml';
import {parseAllDocuments} from 'yaml';
import {type Fence, firstLine, placeOfFence} from '../fences';
import {checkComposeFence, isComposeFence} from './compose-files';

/** Languages that pages may use: each is highlighted, and checked where it can be. */
const LANGUAGES = new Set([
  'shell',
  'powershell',
  'output',
  'text',
  'yaml',
  'json',
  'toml',
  'dockerfile',
  'ini',
  'hcl',
  'typescript',
  'tsx',
  'javascript',
  'python',
  'html',
  'diff',
  'go',
  'ruby',
  'php',
  'csharp',
  'properties',
  'java',
  'sql',
  'xml',
  'diagram',
]);

const WORKFLOW_TITLE = /^\.github\/workflows\/[\w.-]+\.ya?ml$/;

function checkYaml(fence: Fence): string[] {
  if (isComposeFence(fence)) return checkComposeFence(fence);
  // What follows the first is what comes of it.
  const errors = parseAllDocuments(fence.value)
    .flatMap((document) => document.errors)
    .slice(0, 1);
  const problems = errors.map(
    (error) => `${placeOfFence(fence, error.linePos?.[0].line)}: not valid YAML: ${firstLine(error)}`,
  );
  if (!problems.length && WORKFLOW_TITLE.test(fence.meta.title ?? '') && !fence.meta.fragment) {
    problems.push(
      ...Validator.workflow(fence.value).map(
        (problem) => `${placeOfFence(fence)}: not a valid GitHub workflow: ${problem}`,
      ),
    );
  }
  return problems;
}

function attempt(fence: Fence, language: string, parse: () => unknown): string[] {
  try {
    parse();
    return [];
  } catch (error) {
    return [`${placeOfFence(fence)}: not valid ${language}: ${firstLine(error)}`];
  }
}

function checkDockerfile(fence: Fence): string[] {
  const [first, ...rest] = DockerfileParser.parse(fence.value).getInstructions();
  const from = [first, ...rest].findIndex((instruction) => instruction?.getKeyword() === 'FROM');
  const before = [first, ...rest].slice(0, Math.max(from, 0));
  if (from < 0) return [`${placeOfFence(fence)}: a Dockerfile needs a FROM instruction.`];
  return before.some((instruction) => instruction?.getKeyword() !== 'ARG')
    ? [`${placeOfFence(fence)}: only ARG may stand before FROM.`]
    : [];
}

/**
 * Checks one code block by its language. A block opts out with `unchecked="reason"`; one that is part of a file says
 * `fragment="of what"`.
 */
export function checkFence(fence: Fence): string[] {
  if (!LANGUAGES.has(fence.lang)) {
    return [
      `${placeOfFence(fence)}: ${fence.lang ? `"${fence.lang}" is no language of this site` : 'the code block has no language'}: choose one of ${[...LANGUAGES].join(', ')}.`,
    ];
  }
  if (fence.meta.unchecked) return [];
  if (fence.lang === 'yaml') return checkYaml(fence);
  if (fence.lang === 'json' && !fence.meta.fragment) return attempt(fence, 'JSON', () => JSON.parse(fence.value));
  if (fence.lang === 'toml') return attempt(fence, 'TOML', () => parseToml(fence.value));
  if (fence.lang === 'dockerfile' && !fence.meta.fragment) return checkDockerfile(fence);
  if (fence.lang === 'shell' && /^\s*\$ /m.test(fence.value))
    return [`${placeOfFence(fence)}: write commands without the $ prompt; the site draws it.`];
  return [];
}
