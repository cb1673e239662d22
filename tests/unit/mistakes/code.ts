import {checkCommandLines} from '../../support/checks/command-lines';
import {checkCopiedFiles} from '../../support/checks/copied-files';
import type {Finding} from '../../../src/check/engine/types';
import {placeProblems, wordProblems} from '../../support/checks/findings';
import {checkFence, checkFencesWith} from '../../support/checks/fences';
import {type ToolName, isInstalled} from '../../support/checks/tools';
import {checkOutputMessages} from '../../support/checks/output-messages';
import {checkProseFlags} from '../../support/checks/prose-flags';
import {fencesOf} from '../../support/fences';
import {pageOf} from '../../support/written-page';
import {type Mistake, foundBy} from './mistake';

const fences = async (body: string) => (await Promise.all(fencesOf(pageOf(body)).map(checkFence))).flat();
const readBy = (tool: ToolName, body: string) => checkFencesWith(tool, fencesOf(pageOf(body)));
const shell = (line: string) => checkCommandLines(fencesOf(pageOf(`\`\`\`shell\n{product} ${line}\n\`\`\``)));
const compose = (service: string) =>
  fences(`\`\`\`yaml title="compose.yaml"\nservices:\n  web:\n    ${service}\n\`\`\``);

/** Code with a mistake, and the program that finds it. */
const READ_BY: [ToolName, string, RegExp][] = [
  ['bash', '```shell\nls\nif true; then ls\n```', /^docs\/a\.mdx:\d+: bash: syntax error/],
  ['python3', '```python\na = 1\ndef f(:\n```', /^docs\/a\.mdx:8: python3: invalid syntax/],
  ['gofmt', '```go\npackage a\n\nfunc f( {\n```', /^docs\/a\.mdx:9: gofmt: /],
  ['ruby', '```ruby\na = 1\ndef f(\n```', /^docs\/a\.mdx:\d+: ruby: /],
  ['php', '```php\n<?php\n$a = ;\n```', /^docs\/a\.mdx:8: php: /],
];

const PORTS = 'services:\n  web:\n    ports:\n      - "80:80"\n';
const MESSAGE = {
  id: 'no-health',
  kind: 'warning' as const,
  text: 'ingress port PORT without healthcheck',
  cause: 'None.',
  remedy: 'Ask `localhost:PORT/health`.',
};
const WORDS = {id: 'no-limit', severity: 'becomes' as const, cause: 'Reduced to LIMIT.'};
/** What is said of a finding about the port of that file. */
function finding(changed: Partial<Finding>): string[] {
  const place = {line: 4, column: 9, offset: 30};
  const one: Finding = {
    rule: 'no-health',
    messageId: 'no-health',
    severity: 'warns',
    file: 'compose.yaml',
    start: place,
    end: place,
    path: 'services.web.ports.0',
    message: 'ingress port 80 without healthcheck',
    text: 'None.',
    remedy: 'Ask `localhost:80/health`.',
    ...changed,
  };
  return [...placeProblems(one, PORTS), ...wordProblems(one, PORTS, {messages: [MESSAGE], findings: [WORDS]})];
}

/** A workflow, from its second line on. */
const workflow = (text: string) => fences(`\`\`\`yaml title=".github/workflows/a.yaml"\non: push\n${text}\n\`\`\``);

/** Commands, Compose files and other fences. */
export const CODE: Mistake[] = [
  ['a finding with nothing wrong', async () => [finding({}).join() || 'fine'], /^fine$/],
  ...foundBy(finding, '', [
    [
      'a finding at the line of its service',
      {start: {line: 2, column: 3, offset: 12}},
      /^no-health: line 2, but .* at line 4/,
    ],
    ['a slot in a remedy', {remedy: 'Ask `localhost:PORT/health`.'}, /place of "PORT"/],
    ['a token in a cause', {text: 'See {product}.'}, /place of "\{product\}"/],
    ['a slot of our own words', {rule: 'no-limit', text: 'Reduced to LIMIT.'}, /place of "LIMIT"/],
    ['no remedy', {remedy: ''}, /there's no remedy/],
  ]),
  ...foundBy(shell, 'docs/a.mdx:7: ', [
    ['an unknown flag', 'compose up --detatch', /unknown flag --detatch .*did you mean --detach/],
    ['an unknown command', 'compose upp', /unknown command "compose upp"/],
    ['a wrong value of a flag', 'estimate --mode=fast', /--mode does not take "fast" \(it takes /],
    [
      'a unit that Go does not have',
      'token --scope=read --expires=30d',
      /--expires takes a duration of hours, .*not "30d"/,
    ],
    ['a time in words', 'logs --since 5min', /--since takes a duration such as .*not "5min"/],
    ['a wait with a unit', 'compose up --wait-timeout=10m', /--wait-timeout takes a whole number, not "10m"/],
    ['a switch that is neither on nor off', 'logs --follow=yes', /--follow takes true or false, not "yes"/],
    ['a missing argument', 'config rm', /"config rm" needs 1 argument/],
  ]),
  [
    'an unknown command in a prompt',
    () => checkCommandLines(fencesOf(pageOf('```prompt\nAsk me.\nThen run `{product} compose upp`.\n```'))),
    /^docs\/a\.mdx:8: unknown command "compose upp"/,
  ],
  [
    'a duration in prose',
    () => checkProseFlags([pageOf('Add `--ttl 12hours`.')], []),
    /^docs\/a\.mdx:\d+: --ttl takes a duration such as .*not "12hours"/,
  ],
  [
    'a message in other words than the data have',
    () =>
      checkOutputMessages(
        fencesOf(pageOf('```output\n ! service "web": no memory reservation; using provider-specific defaults\n```')),
        [{...MESSAGE, text: 'service "NAME": missing memory reservation; using provider-specific defaults'}],
        [],
      ),
    /^docs\/a\.mdx:7: "! service "web": no memory.*write "service "NAME": missing memory reservation;/,
  ],
  ...foundBy(compose, 'docs/a.mdx:', [
    ['a misspelled Compose key', 'imag: nginx', /9: Compose doesn't have a key `imag` here, .*Did you mean `image`/],
    ['an unsupported key', '{image: a, hostname: x}', /9: `hostname` isn't supported, .*stops.*say why with shows=/],
    ['a service without an image', 'command: x', /8: The service has neither `image` nor `build`/],
  ]),
  ...foundBy(fences, 'docs/a.mdx:', [
    ['JSON that does not parse', '```json\n{a: 1}\n```', /7: not valid JSON/],
    ['YAML that does not parse', '```yaml\na: [1\n```', /\d+: not valid YAML/],
    ['a Dockerfile without FROM', '```dockerfile\nRUN x\n```', /7: not a valid Dockerfile: No source image .* `FROM`/],
    ['a language that is not ours', '```cobol\nx\n```', /7: "cobol" is no language of this site: choose one of/],
    ['a prompt in a shell block', '```shell\n$ ls\n```', /7: write commands without the \$ prompt/],
    ['a key without a value', '```ini\nA="1"\nB "2"\n```', /8: not a key with a value: write/],
    [
      'a wrong instruction',
      '```dockerfile\nFROM a\nCPY . .\n```',
      /8: not a valid Dockerfile: Unknown instruction: CPY/,
    ],
    [
      'JavaScript that does not parse',
      '```javascript\nlet a;\nlet b = ;\n```',
      /8: not valid JavaScript: Unexpected token/,
    ],
    ['TypeScript that does not parse', '```typescript\nconst b: = 1;\n```', /7: not valid TypeScript: /],
  ]),
  ...foundBy(workflow, 'docs/a.mdx:', [
    ['a wrong workflow', 'jobs: {a: {steps: 1}}', /8: not a valid GitHub workflow: /],
    [
      'a workflow with an unknown key',
      'jobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: a/b@v1\n        wth: {c: 1}',
      /13: not a valid GitHub workflow: Unexpected value 'wth'/,
    ],
    [
      'a job that needs one that is not there',
      'jobs:\n  a:\n    needs: b\n    runs-on: x\n    steps: [{run: ls}]',
      /9: not a valid GitHub workflow: The workflow must contain at least one job with no dependencies/,
    ],
  ]),
  [
    'a file on the page of an example',
    () =>
      checkCopiedFiles(
        fencesOf(pageOf('```yaml title="compose.yaml"\nservices: {}\n```')),
        new Map([['docs/a.mdx', 'examples/a']]),
      ),
    /^docs\/a\.mdx:7: compose\.yaml is written on the page: move it to examples\/a\/ and show it with file="…", or say/,
  ],
  [
    'a file that is written on a page without an example',
    () => checkCopiedFiles(fencesOf(pageOf('```json title="a.json"\n{}\n```')), new Map()),
    /^docs\/a\.mdx:7: a\.json is written on the page: move it to examples\/NAME\/ .*say why not with own="…"/,
  ],
  ...READ_BY.filter(([tool]) => isInstalled(tool)).map(([tool, body, said]): Mistake => [
    `code that ${tool} refuses`,
    () => readBy(tool, body),
    said,
  ]),
];
