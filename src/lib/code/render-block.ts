import type {Block} from './block';
import {commandStarts} from './command-starts';
import {parseDiff} from './diff';
import {isShell, languageOfFile} from './languages';
import type {Piece} from './roles';

/** Cuts code into colored pieces by the grammar of a language. */
export type Tokenize = (code: string, language: string) => Iterable<Piece>;

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');

/** HTML of each line. A piece that spans lines is closed at the end of each. */
function renderLines(pieces: Iterable<Piece>): string[] {
  const lines = [''];
  for (const {text, role} of pieces) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push('');
      if (!part) continue;
      const html = escapeHtml(part);
      lines[lines.length - 1] += role ? `<span class="token ${role}">${html}</span>` : html;
    }
  }
  return lines;
}

/** Code, the grammar that reads it, and the class of each line. A diff goes by the file that it changes. */
function readLines({code, language, title, marked}: Block) {
  if (language === 'diff') {
    const lines = parseDiff(code);
    return {
      text: lines.map(({text}) => text).join('\n'),
      grammar: languageOfFile(title),
      classes: lines.map(({change}) => ` code-block__line--${change}`),
    };
  }
  const starts = isShell(language) ? commandStarts(code) : [];
  const classOf = (index: number) =>
    (starts[index] ? ' code-block__line--command' : '') + (marked.has(index) ? ' code-block__line--marked' : '');
  return {text: code, grammar: language, classes: code.split('\n').map((_, index) => classOf(index))};
}

/**
 * HTML of a block's lines, with classes only: src/css/docs/code-lines.css draws prompts, signs, numbers and marks. Without
 * a tokenizer the code has no colors. Each line ends in a line feed, so that Firefox copies it (docusaurus#11565).
 */
export function renderBlock(block: Block, tokenize?: Tokenize): string {
  const {text, grammar, classes} = readLines(block);
  // The line feed at the end lets grammars see a key without a value; it makes one line too many.
  const lines = renderLines(tokenize?.(`${text}\n`, grammar) ?? [{text, role: undefined}]);
  return classes
    .map((added, index) => {
      const number = block.firstNumber === undefined ? '' : ` data-number="${block.firstNumber + index}"`;
      return `<span class="code-block__line${added}"${number}>${lines[index] ?? ''}\n</span>`;
    })
    .join('');
}
