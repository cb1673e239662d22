import {type Adaptation, type Choices, adapt, whyNotAdapted} from './adapt/adapt';
import {type Examined, examineSafely} from './check-compose';
import {explainText} from './explain';
import type {CheckInput, CheckResult, Explanation, Rules} from './types';
import {works} from './verdict';

interface ComposeRequest {
  kind: 'compose';
  input: CheckInput;
  choices?: Choices | undefined;
}

/** A Compose file to judge, or a log to explain. */
export type CheckRequest = ComposeRequest | {kind: 'explain'; text: string};

/**
 * A verdict with the adapted files, or the known messages of a log. `notAdapted` is why files that don't work have none, as
 * inline Markdown.
 */
export type CheckAnswer =
  | {kind: 'compose'; result: CheckResult; adaptation: Adaptation | null; notAdapted: string | null}
  | {kind: 'explain'; explanations: Explanation[]};

/** The verdict stands, even if a file is too strange to be adapted. */
function adaptation({input, choices}: ComposeRequest, rules: Rules, examined: Examined): Adaptation | null {
  try {
    return adapt(input, rules, choices, examined);
  } catch {
    return null;
  }
}

/** Reads the reader's files once, and again only as the changes of an adapted file leave them. */
export function answer(request: CheckRequest, rules: Rules): CheckAnswer {
  if (request.kind === 'explain') return {kind: 'explain', explanations: explainText(request.text, rules.messages)};
  const examined = examineSafely(request.input, rules);
  const {result, context} = examined;
  const canAdapt = context !== null && result.verdict !== 'not-checked';
  const adapted = canAdapt ? adaptation(request, rules, examined) : null;
  const notAdapted = adapted || works(result.verdict) ? null : whyNotAdapted(request.input, result);
  return {kind: 'compose', result, adaptation: adapted, notAdapted};
}
