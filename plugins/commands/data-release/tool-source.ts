import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {compareReleases} from 'compose-check/compare-releases';
import {temporaryFolder} from '../../../tools/temporary-folder';

interface GoText {
  text: string;
  /** Line of the file, from 1. */
  line: number;
}

/** A comment, a rune, a raw string, or a string with escapes: whichever begins first hides the others. */
const TOKEN = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])+'|`([^`]*)`|"((?:\\.|[^"\\\n])*)"/g;

const ESCAPES: Record<string, string> = {n: '\n', t: '\t', r: '\r', '"': '"', '\\': '\\'};

/** Characters by their number stay as they're written: both releases write them alike. */
const unescaped = (text: string): string =>
  text.replaceAll(/\\(.)/g, (whole, letter: string) => ESCAPES[letter] ?? whole);

export function goTexts(source: string): GoText[] {
  const texts: GoText[] = [];
  let line = 1;
  let at = 0;
  for (const {1: raw, 2: quoted, index} of source.matchAll(TOKEN)) {
    line += source.slice(at, index).split('\n').length - 1;
    at = index;
    if (raw !== undefined) texts.push({text: raw, line});
    else if (quoted !== undefined) texts.push({text: unescaped(quoted), line});
  }
  return texts;
}

export interface ToolText extends GoText {
  file: string;
}

const RELEASE_TAG = /refs\/tags\/v(\d+\.\d+\.\d+)$/;

/** Git's last line is the reason; the ones before it are progress. */
function run(program: string, args: string[], cwd: string): string {
  try {
    return execFileSync(program, args, {cwd, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe']});
  } catch (error) {
    const {code, stderr} = error as {code?: string; stderr?: string};
    if (code === 'ENOENT') throw new Error(`${program} isn't installed; data:release needs it.`);
    throw new Error(`${program} ${args[0]}: ${stderr?.trim().split('\n').at(-1) ?? String(error)}`);
  }
}

/** Releases among the lines of `git ls-remote`, oldest first. Release candidates and nightly builds aren't any. */
export const releasesIn = (lines: string): string[] =>
  lines
    .split('\n')
    .flatMap((line) => RELEASE_TAG.exec(line)?.[1] ?? [])
    .sort(compareReleases);

export const tagsOf = (repository: string): string[] =>
  releasesIn(run('git', ['ls-remote', '--tags', repository], '.'));

/** What Git calls the state of a checkout: its release, or the last one and the commits since. */
export const nameOf = (checkout: string): string =>
  run('git', ['describe', '--tags', '--always'], checkout).trim().replace(/^v/, '');

/** Copies one state of a repository into a new folder: its files, without its history. */
export function fetchSource(repository: string, ref: string): string {
  const folder = temporaryFolder();
  run('git', ['init', '--quiet'], folder);
  run('git', ['fetch', '--quiet', '--depth=1', existsSync(repository) ? resolve(repository) : repository, ref], folder);
  run('git', ['checkout', '--quiet', 'FETCH_HEAD'], folder);
  return folder;
}

/** The folder of the Go module, which is the repository itself or `src`. */
function moduleOf(checkout: string): string {
  const folder = ['src', '.'].map((name) => join(checkout, name)).find((one) => existsSync(join(one, 'go.mod')));
  if (!folder) throw new Error(`${checkout}: no go.mod in it or in its folder src, so it isn't the tool's source.`);
  return folder;
}

/** All texts in the program: its tests print nothing. */
export function textsOf(checkout: string): ToolText[] {
  const folder = moduleOf(checkout);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(
      (name) => name.endsWith('.go') && !name.endsWith('_test.go') && !/(^|[/\\])(testdata|protos)[/\\]/.test(name),
    )
    .sort()
    .flatMap((file) => goTexts(readFileSync(join(folder, file), 'utf8')).map((text) => ({...text, file})));
}

/** A program of the tool's own module, because it reads the commands of the tool. */
const treeProgram = (module: string): string => `package main

import (
	"os"

	"${module}/cmd/cli/command"
	"github.com/spf13/cobra/doc"
)

func main() {
	command.SetupCommands("")
	if err := doc.GenYamlTree(command.RootCmd, os.Args[1]); err != nil {
		panic(err)
	}
}
`;

/** Lets the tool write its command tree into a new folder. Needs Go, and the network for its modules. */
export function writeCommandTree(checkout: string): string {
  const module = moduleOf(checkout);
  const name = /^module (\S+)$/m.exec(readFileSync(join(module, 'go.mod'), 'utf8'))?.[1] ?? '';
  const program = join(module, 'cmd', 'docs-command-tree');
  mkdirSync(program, {recursive: true});
  const folder = temporaryFolder();
  writeFileSync(join(program, 'main.go'), treeProgram(name));
  run('go', ['run', './cmd/docs-command-tree', resolve(folder)], module);
  return folder;
}
