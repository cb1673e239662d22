import {checkCommandLines} from '../../support/checks/command-lines';
import {checkFence} from '../../support/checks/fences';
import {fencesOf} from '../../support/fences';
import {pageOf} from '../../support/written-page';
import type {Mistake} from './mistake';

const fences = (body: string) => fencesOf(pageOf(body)).flatMap(checkFence);
const shell = (line: string) => checkCommandLines(fencesOf(pageOf(`\`\`\`shell\n{product} ${line}\n\`\`\``)));
const compose = (service: string) =>
  fences(`\`\`\`yaml title="compose.yaml"\nservices:\n  web:\n    ${service}\n\`\`\``);

/** Commands, Compose files and other fences. */
export const CODE: Mistake[] = [
  [
    'an unknown flag',
    () => shell('compose up --detatch'),
    /^docs\/a\.mdx:7: unknown flag --detatch .*did you mean --detach/,
  ],
  ['an unknown command', () => shell('compose upp'), /^docs\/a\.mdx:7: unknown command "compose upp"/],
  [
    'a wrong value of a flag',
    () => shell('estimate --mode=fast'),
    /^docs\/a\.mdx:7: --mode does not take "fast" \(it takes /,
  ],
  ['a missing argument', () => shell('config rm'), /^docs\/a\.mdx:7: "config rm" needs 1 argument/],
  [
    'a misspelled Compose key',
    () => compose('imag: nginx'),
    /^docs\/a\.mdx:9: Compose doesn't have a key `imag` here, .*Did you mean `image`/m,
  ],
  [
    'an unsupported Compose key',
    () => compose('{image: a, hostname: x}'),
    /^docs\/a\.mdx:9: `hostname` isn't supported, and the deployment stops.*say why with shows=/,
  ],
  [
    'a service without an image',
    () => compose('command: x'),
    /^docs\/a\.mdx:8: The service has neither `image` nor `build`/,
  ],
  ['JSON that does not parse', () => fences('```json\n{a: 1}\n```'), /^docs\/a\.mdx:7: not valid JSON/],
  ['YAML that does not parse', () => fences('```yaml\na: [1\n```'), /^docs\/a\.mdx:\d+: not valid YAML/],
  [
    'a Dockerfile without FROM',
    () => fences('```dockerfile\nRUN x\n```'),
    /^docs\/a\.mdx:7: a Dockerfile needs a FROM/,
  ],
  [
    'a wrong workflow',
    () => fences('```yaml title=".github/workflows/a.yaml"\non: push\njobs: {a: {steps: 1}}\n```'),
    /^docs\/a\.mdx:7: not a valid GitHub workflow/,
  ],
  [
    'a language that is not ours',
    () => fences('```cobol\nx\n```'),
    /^docs\/a\.mdx:7: "cobol" is no language of this site: choose one of/,
  ],
  [
    'a prompt in a shell block',
    () => fences('```shell\n$ ls\n```'),
    /^docs\/a\.mdx:7: write commands without the \$ prompt/,
  ],
];
