import {checkCompose} from './check-compose';
import {explainText} from './explain';
import type {FigureRow} from '../../lib/figure-row';
import type {CheckInput, CheckResult, Explanation, Rules} from './types';

/** A Compose file to judge, or a log to explain. */
export type CheckRequest = {kind: 'compose'; input: CheckInput} | {kind: 'explain'; text: string};

/** A verdict with its picture, or the known messages of a log. */
export type CheckAnswer =
  | {kind: 'compose'; result: CheckResult; figure: FigureRow[]}
  | {kind: 'explain'; explanations: Explanation[]};

export function answer(request: CheckRequest, rules: Rules): CheckAnswer {
  if (request.kind === 'explain') return {kind: 'explain', explanations: explainText(request.text, rules.messages)};
  const {input} = request;
  const result = checkCompose(input, rules);
  return {kind: 'compose', result, figure: result.figure};
}
