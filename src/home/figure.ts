import type {ProviderId} from 'compose-check/data/provider-ids';

export type FigureSymbol = 'containers' | 'database' | 'globe' | 'lock' | 'model';

/** What a line becomes at a provider. */
interface Outcome {
  name: string;
  address?: string;
}

/** A line of the file, and what it becomes. */
export interface FigureRow {
  line: number;
  indent: number;
  key: string;
  value: string;
  kind: 'string' | 'number' | 'list';
  /** Heads the part of the cloud that belongs to one service. */
  service?: {name: string; note: string};
  outcome?: {symbol: FigureSymbol; detail: string; by: Partial<Record<ProviderId, Outcome>>};
}

/** The picture of the home page: what its Compose file becomes at each provider that takes new projects. */
export interface FigureByProvider {
  file: string;
  providers: {id: ProviderId; name: string}[];
  rows: FigureRow[];
}
