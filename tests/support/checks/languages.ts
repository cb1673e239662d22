import {
  type Parser,
  parseDockerfile,
  parseJson,
  parseKeysAndValues,
  parsePython,
  parseScript,
  parseShell,
  parseTomlFile,
  parseYaml,
} from './parsers';

interface Language {
  parse?: Parser;
}

/** Languages that pages may use: each is colored, and checked where it can be. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  // The tool's own lines are held to the command data, in prompts too (command-lines.ts).
  shell: {parse: parseShell},
  // Compose files and workflows have checks of their own (fences.ts).
  yaml: {parse: parseYaml},
  json: {parse: parseJson},
  toml: {parse: parseTomlFile},
  ini: {parse: parseKeysAndValues},
  properties: {parse: parseKeysAndValues},
  dockerfile: {parse: parseDockerfile},
  javascript: {parse: parseScript('js')},
  typescript: {parse: parseScript('ts')},
  tsx: {parse: parseScript('tsx')},
  python: {parse: parsePython},
  // Drawn when the page is read, which finds what is wrong.
  diagram: {},
  // Compiled or run with their whole project, by `npm run examples`.
  go: {},
  ruby: {},
  php: {},
  java: {},
  xml: {},
  csharp: {},
  // Nothing on npm reads these: no parser of HCL, none for every database, and PowerShell needs itself.
  hcl: {},
  sql: {},
  powershell: {},
  // Parts of templates, changes, what a program prints, and prose.
  html: {},
  diff: {},
  output: {},
  prompt: {},
  text: {},
};
