import type {Block} from './block';
import {commandStarts} from './command-starts';
import {parseDiff} from './diff';
import {isCommands, isPrompt, languageOfFile} from './languages';
import type {Piece} from './roles';
import {unbrokenParts} from './unbroken';

/** Cuts code into colored pieces by the grammar of a language. */
export type Tokenize = (code: string, language: string) => Iterable<Piece>;

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');

/** The pieces of each line. One that spans lines is in each of them. */
function toLines(pieces: Iterable<Piece>): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const {text, role} of pieces)
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push({text: part, role});
    }
  return lines;
}

const span = (classes: string, html: string): string => `<span class="${classes}">${html}</span>`;

const renderPieces = (pieces: readonly Piece[]): string =>
  pieces.map(({text, role}) => (role ? span(`token ${role}`, escapeHtml(text)) : escapeHtml(text))).join('');

/** Pieces that no line break may cut: of two elements around the same text, each page would style both. */
function renderUnbroken(pieces: readonly Piece[]): string {
  const [{text, role} = {text: '', role: undefined}, ...rest] = pieces;
  return role && rest.length === 0
    ? span(`code-block__unbroken token ${role}`, escapeHtml(text))
    : span('code-block__unbroken', renderPieces(pieces));
}

/** The pieces of a line between two places. */
function cut(pieces: readonly Piece[], from: number, to: number): Piece[] {
  let at = 0;
  return pieces.flatMap(({text, role}) => {
    const part = text.slice(Math.max(from - at, 0), Math.max(to - at, 0));
    at += text.length;
    return part ? [{text: part, role}] : [];
  });
}

/** A command says where its line may break. */
function renderCommand(pieces: readonly Piece[]): string {
  const line = pieces.map(({text}) => text).join('');
  let html = '';
  let end = 0;
  for (const {from, to} of unbrokenParts(line)) {
    html += renderPieces(cut(pieces, end, from)) + renderUnbroken(cut(pieces, from, to));
    end = to;
  }
  return html + renderPieces(cut(pieces, end, line.length));
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
  const starts = isPrompt(language, title) ? commandStarts(code) : [];
  const classOf = (index: number) =>
    (starts[index] ? ' code-block__line--command' : '') + (marked.has(index) ? ' code-block__line--marked' : '');
  return {text: code, grammar: language, classes: code.split('\n').map((_, index) => classOf(index))};
}

/**
 * HTML of a block's lines, with classes only: src/css/docs/code-lines.css draws prompts, signs and marks. Without
 * a tokenizer the code has no colors. Each line ends in a line feed, so that Firefox copies it (docusaurus#11565).
 */
export function renderBlock(block: Block, tokenize?: Tokenize): string {
  const {text, grammar, classes} = readLines(block);
  // The line feed at the end lets grammars see a key without a value; it makes one line too many.
  const lines = toLines(tokenize?.(`${text}\n`, grammar) ?? [{text, role: undefined}]);
  const render = isCommands(block.language) ? renderCommand : renderPieces;
  return classes
    .map((added, index) => `<span class="code-block__line${added}">${render(lines[index] ?? [])}\n</span>`)
    .join('');
}
