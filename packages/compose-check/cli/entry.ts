// Where the package starts. Next to this file, once it's bundled, are the site's rules and what the package says of itself.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Rules} from '../src/types';
import {main} from './main';

const read = (name: string): unknown => JSON.parse(readFileSync(join(__dirname, name), 'utf8'));
const {name: command, homepage: origin} = read('package.json') as {name: string; homepage: string};

process.exitCode = main(process.argv.slice(2), {
  rules: read('rules.json') as Rules,
  origin,
  command,
  readInput: () => readFileSync(0, 'utf8'),
  print: (text) => void process.stdout.write(text),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
