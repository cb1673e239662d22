export type FigureSymbol = 'containers' | 'database' | 'globe' | 'lock' | 'model';

/** A line of the reader's file, and what it becomes. */
export interface FigureRow {
  line: number;
  indent: number;
  key: string;
  value?: string;
  kind?: 'string' | 'number' | 'list';
  /** Heads the part of the cloud that belongs to one service. */
  service?: {name: string; note: string};
  outcome?: {symbol?: FigureSymbol; name: string; detail?: string; address?: string; isLost?: true};
}
