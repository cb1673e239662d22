import type {FigureRow} from '../lib/figure-row';
import type {CheckInput, CheckResult, Explanation} from './engine/types';

/** Requests from the page to the worker. */
export type CheckRequest = {kind: 'load'} | {kind: 'compose'; input: CheckInput} | {kind: 'explain'; text: string};

/** A verdict with its picture, or the known messages of a log. */
export type CheckAnswer =
  | {kind: 'load'}
  | {kind: 'compose'; result: CheckResult; figure: FigureRow[]}
  | {kind: 'explain'; explanations: Explanation[]};

export type ToWorker = {id: number} & CheckRequest;
export type FromWorker = {id: number} & (CheckAnswer | {error: string});
