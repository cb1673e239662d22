import {spawnSync} from 'node:child_process';
import {validate} from 'dockerfile-utils';
import {parseSync} from 'oxc-parser';
import {parse as parseToml} from 'smol-toml';
import {parse as parseBash} from 'unbash';
import {parseAllDocuments} from 'yaml';
import {firstLine} from '../fences';
import {lineAt} from '../line-of';

/** What is wrong with a piece of code, at its line, from 1. */
export interface Problem {
  line: number;
  message: string;
}

export type Parser = (code: string) => Problem[];

const attempt =
  (language: string, parse: (code: string) => unknown): Parser =>
  (code) => {
    try {
      parse(code);
      return [];
    } catch (error) {
      return [{line: 1, message: `not valid ${language}: ${firstLine(error)}`}];
    }
  };

export const parseJson = attempt('JSON', (code) => JSON.parse(code));

export const parseTomlFile = attempt('TOML', parseToml);

/** Only the first error: the others come of it. */
export const parseYaml: Parser = (code) =>
  parseAllDocuments(code)
    .flatMap((document) => document.errors)
    .slice(0, 1)
    .map((error) => ({line: error.linePos?.[0].line ?? 1, message: `not valid YAML: ${firstLine(error)}`}));

/** Instructions, their flags and arguments. */
export const parseDockerfile: Parser = (code) =>
  validate(code).map(({range, message}) => ({
    line: range.start.line + 1,
    message: `not a valid Dockerfile: ${typeof message === 'string' ? message : message.value}`,
  }));

/** Syntax only. A file that imports is a module, whatever its name. */
export const parseScript =
  (extension: 'js' | 'ts' | 'tsx'): Parser =>
  (code) =>
    parseSync(`block.${extension}`, code, {sourceType: /^\s*(?:import|export)\b/m.test(code) ? 'module' : 'script'})
      .errors.slice(0, 1)
      .map(({message, labels}) => ({
        line: lineAt(code, labels[0]?.start ?? 0),
        message: `not valid ${extension === 'js' ? 'JavaScript' : 'TypeScript'}: ${message}`,
      }));

const KEY_AND_VALUE = /^[\w.-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^"']*)$/;

/** Files of keys and values: `KEY="value"`, sections in brackets, comments. */
export const parseKeysAndValues: Parser = (code) =>
  code.split('\n').flatMap((text, index) => {
    const line = text.trim();
    return line === '' || /^[#;]/.test(line) || /^\[[^\]]+\]$/.test(line) || KEY_AND_VALUE.test(line)
      ? []
      : [{line: index + 1, message: 'not a key with a value: write KEY=value, or a comment.'}];
  });

const parsePrompt: Parser = (code) =>
  code
    .split('\n')
    .flatMap((text, index) =>
      /^\s*\$ /.test(text)
        ? [{line: index + 1, message: 'write commands without the $ prompt; the site draws it.'}]
        : [],
    );

export const parseShell: Parser = (code) => {
  const [error] = parseBash(code).errors ?? [];
  // Nothing is wrong with a parenthesis in a here-document, and so after one that has no end.
  const isOpen = !error && !parseBash(`${code}\n)`).errors;
  const {pos, message} = error ?? {pos: code.length, message: 'a here-document has no end'};
  const invalid = {line: lineAt(code, pos), message: `not valid shell: ${message}`};
  return [...parsePrompt(code), ...(error || isOpen ? [invalid] : [])];
};

/** Reads code without running it. */
const PYTHON = `
import ast, sys, warnings
warnings.simplefilter('error')
try:
    ast.parse(sys.stdin.read())
except (SyntaxError, SyntaxWarning) as error:
    print(error.lineno or 1, error.msg)
`;

/** Whether this machine has the program that reads Python: nothing on npm does as well. */
export const hasPython = !spawnSync('python3', ['--version'], {stdio: 'ignore'}).error;

export const parsePython: Parser = (code) => {
  const {stdout, error} = spawnSync('python3', ['-c', PYTHON], {input: `${code}\n`, encoding: 'utf8'});
  if (error) throw error;
  const [, line, message] = /^(\d+) (.*)/.exec(stdout) ?? [];
  return message ? [{line: Number(line), message: `not valid Python: ${message}`}] : [];
};
