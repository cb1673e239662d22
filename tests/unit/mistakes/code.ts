import type {Finding} from 'compose-check/types';
import {checkCommandLines} from '../../support/checks/command-lines';
import {checkComposeFence} from '../../support/checks/compose-files';
import {checkCopiedFiles} from '../../support/checks/copied-files';
import {checkFence, checkFencesWith} from '../../support/checks/fences';
import {placeProblems, wordProblems} from '../../../packages/compose-check/tests/support/finding-problems';
import {checkOutputMessages} from '../../support/checks/output-messages';
import {TOOLS, type ToolName} from '../../support/checks/tools';
import {fencesOf} from '../../support/fences';
import {pageOf} from '../../support/written-page';

const blocksOf = (body: string) => fencesOf(pageOf(body));
const fences = async (body: string) => (await Promise.all(blocksOf(body).map(checkFence))).flat();

/** A block of a page, whose text begins on line 7. */
const block = (lang: string, text: string, title?: string) =>
  `\`\`\`${lang}${title ? ` title="${title}"` : ''}\n${text}\n\`\`\``;

const PORTS = 'services:\n  web:\n    ports:\n      - "80:80"\n';
const MESSAGE = {
  id: 'no-health',
  page: '/docs/a',
  kind: 'warning' as const,
  text: 'ingress port PORT without healthcheck',
  cause: 'None.',
  remedy: 'Ask `localhost:PORT/health`.',
};
const WORDS = {id: 'no-limit', severity: 'becomes' as const, cause: 'Reduced to LIMIT.'};
const PLACE = {line: 4, column: 9, offset: 30};
const FINDING: Finding = {
  rule: 'no-health',
  messageId: 'no-health',
  severity: 'warns',
  file: 'compose.yaml',
  start: PLACE,
  end: PLACE,
  path: 'services.web.ports.0',
  message: 'ingress port 80 without healthcheck',
  text: 'None.',
  remedy: 'Ask `localhost:80/health`.',
};

export const code = {
  shell: (line: string) => checkCommandLines(blocksOf(block('shell', `{product} ${line}`))),
  prompt: (text: string) => checkCommandLines(blocksOf(block('prompt', text))),
  output: (line: string) =>
    checkOutputMessages(
      blocksOf(block('output', line)),
      [{...MESSAGE, text: 'service "NAME": missing memory reservation; using provider-specific defaults'}],
      [],
    ),
  fences,
  compose: (service: string) => fences(block('yaml', `services:\n  web:\n    ${service}`, 'compose.yaml')),
  workflow: (text: string) => fences(block('yaml', `on: push\n${text}`, '.github/workflows/a.yaml')),
  'example file': (text: string) =>
    blocksOf(block('yaml', text, 'compose.yaml')).flatMap((fence) =>
      checkComposeFence({...fence, example: {path: 'examples/express/compose.yaml', lines: [1, 2, 3, 4]}}),
    ),
  'copied file': ({body, example}: {body: string; example?: string}) =>
    checkCopiedFiles(blocksOf(body), new Map(example ? [['docs/a.mdx', example]] : [])),
  /** What is said of a finding about the port of that file. */
  finding: (changed: Partial<Finding>) => {
    const finding = {...FINDING, ...changed};
    return [
      ...placeProblems(finding, PORTS),
      ...wordProblems(finding, PORTS, {messages: [MESSAGE], findings: [WORDS]}),
    ];
  },
  ...Object.fromEntries(
    (Object.keys(TOOLS) as ToolName[]).map((tool) => [tool, (body: string) => checkFencesWith(tool, blocksOf(body))]),
  ),
};
