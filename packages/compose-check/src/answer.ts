import {type Adaptation, type Choices, adapt} from './adapt/adapt';
import {checkCompose} from './check-compose';
import {explainText} from './explain';
import type {FigureRow} from './figure-row';
import type {CheckInput, CheckResult, Explanation, Rules} from './types';

/** A Compose file to judge, or a log to explain. */
export type CheckRequest =
  | {kind: 'compose'; input: CheckInput; choices?: Choices | undefined}
  | {kind: 'explain'; text: string};

/** A verdict with its picture and the adapted files, or the known messages of a log. */
export type CheckAnswer =
  | {kind: 'compose'; result: CheckResult; figure: FigureRow[]; adaptation: Adaptation | null}
  | {kind: 'explain'; explanations: Explanation[]};

/** The verdict stands, even if a file is too strange to be adapted. */
function adaptation({input, choices}: CheckRequest & {kind: 'compose'}, rules: Rules): Adaptation | null {
  try {
    return adapt(input, rules, choices);
  } catch {
    return null;
  }
}

export function answer(request: CheckRequest, rules: Rules): CheckAnswer {
  if (request.kind === 'explain') return {kind: 'explain', explanations: explainText(request.text, rules.messages)};
  const {input} = request;
  const result = checkCompose(input, rules);
  return {
    kind: 'compose',
    result,
    figure: result.figure,
    adaptation: result.verdict === 'not-checked' ? null : adaptation(request, rules),
  };
}
