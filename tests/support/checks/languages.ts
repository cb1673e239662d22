import {
  type Parser,
  parseDockerfile,
  parseJson,
  parseKeysAndValues,
  parsePrompt,
  parseScript,
  parseTomlFile,
  parseYaml,
} from './parsers';
import type {ToolName} from './tools';

interface Language {
  /** How its blocks are checked, or why they aren't: a row of tests/README.md. */
  how: string;
  parse?: Parser;
  /** A program that reads them too, where it's installed. */
  tool?: ToolName;
}

/** Languages that pages may use: each is colored, and checked where it can be. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  shell: {how: "By `bash -n`; the tool's own lines against `src/data/cli/`", parse: parsePrompt, tool: 'bash'},
  yaml: {
    how: "Compose files by the site's own check, workflows by GitHub's parser, the rest by a YAML parser",
    parse: parseYaml,
  },
  json: {how: 'By a JSON parser', parse: parseJson},
  toml: {how: 'By a TOML parser', parse: parseTomlFile},
  ini: {how: 'Line by line: a key and a value', parse: parseKeysAndValues},
  properties: {how: 'Line by line: a key and a value', parse: parseKeysAndValues},
  dockerfile: {how: 'By `dockerfile-utils`: instructions, flags and arguments', parse: parseDockerfile},
  javascript: {how: 'By `oxc-parser`', parse: parseScript('js')},
  typescript: {
    how: 'By `oxc-parser`; those of `examples/` also by their compiler, weekly',
    parse: parseScript('ts'),
  },
  tsx: {how: 'By `oxc-parser`', parse: parseScript('tsx')},
  diagram: {how: 'Drawn when the page is read; its schema is in `plugins/remark/diagrams/`'},
  python: {how: "By Python's parser", tool: 'python3'},
  go: {how: 'By `gofmt -e`', tool: 'gofmt'},
  ruby: {how: 'By `ruby -c`', tool: 'ruby'},
  php: {how: 'By `php -l`', tool: 'php'},
  powershell: {how: "Only the tool's own lines, against `src/data/cli/`: no parser runs without PowerShell"},
  java: {how: 'Not here: `npm run examples` compiles the project'},
  sql: {how: 'Not here: no parser knows every database'},
  xml: {how: 'Not here: `npm run examples` builds with it'},
  csharp: {how: 'Not here: its compiler needs a whole project, which `npm run examples` builds'},
  hcl: {how: 'Not here: no parser of HCL is on npm'},
  html: {how: 'Not here: blocks are parts of templates'},
  diff: {how: 'Not here: a change, not a file'},
  prompt: {how: 'Its commands in backticks, by the command data: `checkCommandLines`'},
  output: {how: 'Not at all: what a program prints. Messages of the tool are data'},
  text: {how: 'Not at all: prompts, addresses, trees of files'},
};

/** Whether something other than a reader looks at blocks of this language. */
export const isCheckedHere = (lang: string): boolean => {
  const {parse, tool} = LANGUAGES[lang] ?? {};
  return Boolean(parse ?? tool) || lang === 'diagram';
};
