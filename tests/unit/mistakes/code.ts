import type {Finding} from 'compose-check/types';
import {checkCommandLines} from '../../support/checks/command-lines';
import {checkComposeFence} from '../../support/checks/compose-files';
import {checkCopiedFiles} from '../../support/checks/copied-files';
import {checkFence} from '../../support/checks/fences';
import {check} from '../../../packages/compose-check/tests/support/check-files';
import {wordProblems} from '../../../packages/compose-check/tests/support/finding-problems';
import {rules} from '../../../packages/compose-check/tests/support/rules';
import {checkOutputMessages} from '../../support/checks/output-messages';
import {fencesOf} from '../../support/fences';
import {pageOf} from '../../support/written-page';

const blocksOf = (body: string) => fencesOf(pageOf(body));
const fences = async (body: string) => (await Promise.all(blocksOf(body).map(checkFence))).flat();

/** A block of a page, whose text begins on line 7. */
const block = (lang: string, text: string, title?: string) =>
  `\`\`\`${lang}${title ? ` title="${title}"` : ''}\n${text}\n\`\`\``;

const MESSAGE = {
  id: 'no-memory',
  page: '/docs/a',
  kind: 'warning' as const,
  text: 'service "NAME": missing memory reservation; using provider-specific defaults',
  cause: 'None.',
  remedy: 'None.',
};
const PORTS = 'services:\n  web:\n    ports:\n      - "80:80"\n';

export const code = {
  shell: (line: string) => checkCommandLines(blocksOf(block('shell', `{product} ${line}`))),
  prompt: (text: string) => checkCommandLines(blocksOf(block('prompt', text))),
  output: (line: string) => checkOutputMessages(blocksOf(block('output', line)), [MESSAGE], []),
  fences,
  python: fences,
  compose: (service: string) => fences(block('yaml', `services:\n  web:\n    ${service}`, 'compose.yaml')),
  workflow: (text: string) => fences(block('yaml', `on: push\n${text}`, '.github/workflows/a.yaml')),
  'example file': (text: string) =>
    blocksOf(block('yaml', text, 'compose.yaml')).flatMap((fence) =>
      checkComposeFence({...fence, example: {path: 'examples/express/compose.yaml', lines: [1, 2, 3, 4]}}),
    ),
  'copied file': ({body, example}: {body: string; example?: string}) =>
    checkCopiedFiles(blocksOf(body), new Map(example ? [['docs/a.mdx', example]] : [])),
  /** What is said of the check's finding about that port, with something changed. */
  finding: (changed: Partial<Finding>) => {
    const own = check(PORTS).findings.find(({rule}) => rule === 'ingress-port-without-healthcheck')!;
    const finding = {...own, ...changed};
    return wordProblems(finding, PORTS, rules);
  },
};
