import type {Span} from '../markdown/span';

/** A section of the docs that an answer rests on. */
export interface Source {
  title: string;
  /** What's above it, such as `['Concepts', 'Managed Postgres']`. */
  trail: string[];
  url: string;
}

/** Part of the body of an answer. */
export type BodyPart = {id: string; /** Number of the citation. */ cite?: number} & (
  | {type: 'text'; spans: Span[]}
  /** `start` is the number of the first item, if that isn't 1. */
  | {type: 'list'; ordered: boolean; start?: number; items: Span[][]; /** Number of items left out. */ left?: number}
  | {type: 'code'; lang: string; title: string; text: string}
  | {type: 'table'; head: Span[][]; rows: Span[][][]; /** Number of rows left out. */ left?: number}
  /** One entry of a reference: a message, a flag or a key, with what is said of it. */
  | {type: 'entry'; name: string; facts: [label: string, text: Span[]][]}
  /** The section that is cited says more than what is quoted of it. */
  | {type: 'rest'; isPage: boolean}
);

/** Whether the docs answer what was asked. An answer that isn't sure has the nearest section. */
export type AnswerState = 'sure' | 'unsure' | 'not-covered';

export type AnswerPart =
  | BodyPart
  | ({type: 'citation'; n: number} & Source)
  /** The best sections of other pages, of which nothing is quoted. */
  | {type: 'nearest'; sections: Source[]}
  /** The last part of a whole answer. */
  | {type: 'end'; state: AnswerState};

const markdownOf = (spans: readonly Span[]): string =>
  spans.map(({text, code}) => (code ? `\`${text}\`` : text)).join('');

/** What an excerpt of a table or list leaves out, in words. */
export const leftOut = (count: number, what: 'row' | 'item'): string =>
  `${count} more ${what}${count === 1 ? '' : 's'}`;

const leftLine = (count: number | undefined, what: 'row' | 'item'): string =>
  count ? `\n\n(${leftOut(count, what)})` : '';

export function partAsMarkdown(part: BodyPart): string {
  const mark = part.cite === undefined ? '' : ` [${part.cite}]`;
  switch (part.type) {
    case 'text':
      return markdownOf(part.spans) + mark;
    case 'list':
      return (
        part.items
          .map((item, place) => `${part.ordered ? `${(part.start ?? 1) + place}.` : '-'} ${markdownOf(item)}`)
          .join('\n') +
        mark +
        leftLine(part.left, 'item')
      );
    case 'code':
      return `\`\`\`${part.lang}\n${part.text}\n\`\`\``;
    case 'table': {
      const row = (cells: Span[][]) =>
        `| ${cells.map((cell) => markdownOf(cell).replaceAll('|', '\\|')).join(' | ')} |`;
      return (
        [row(part.head), `|${part.head.map(() => '---|').join('')}`, ...part.rows.map(row)].join('\n') +
        leftLine(part.left, 'row')
      );
    }
    case 'entry':
      return [`\`${part.name}\`${mark}`, ...part.facts.map(([label, text]) => `- ${label}: ${markdownOf(text)}`)].join(
        '\n',
      );
    case 'rest':
      return `The whole ${part.isPage ? 'page' : 'section'}:${mark}`;
  }
}

export const isBody = (part: AnswerPart): part is BodyPart => 'id' in part;

/** Not covered, as long as it isn't whole. */
export const answerState = (parts: readonly AnswerPart[]): AnswerState =>
  parts.find((part) => part.type === 'end')?.state ?? 'not-covered';

export type Citation = Extract<AnswerPart, {type: 'citation'}>;
