import type {FigureRow} from '@site/src/lib/figure-row';
import type {ProviderId} from '@site/src/data/providers-schema';

/** The picture of the home page: what its Compose file becomes at each provider that takes an app. */
export interface FigureByProvider {
  file: string;
  providers: {id: ProviderId; name: string; detail: string}[];
  /** Lines in order. One that differs is there several times, with the providers each of them is for. */
  rows: (FigureRow & {providers?: ProviderId[]})[];
}
