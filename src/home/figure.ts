import type {FigureRow} from 'compose-check/figure-row';
import type {ProviderId} from 'compose-check/data/provider-ids';

/** The picture of the home page: what its Compose file becomes at each provider that takes an app. */
export interface FigureByProvider {
  file: string;
  providers: {id: ProviderId; name: string; detail: string}[];
  /** Lines in order. One that differs is there several times, with the providers each of them is for. */
  rows: (FigureRow & {providers?: ProviderId[]})[];
}
