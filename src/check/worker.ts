import addresses from '@generated/outputs/default/addresses.json';
import {checkCompose} from './engine/check-compose';
import {explainText} from './engine/explain';
import type {CheckInput, Rules} from './engine/types';
import type {CheckAnswer, CheckRequest, FromWorker, ToWorker} from './worker-messages';

let rules: Promise<Rules> | null = null;

async function load(): Promise<Rules> {
  const response = await fetch(addresses.rules);
  if (!response.ok) throw new Error(`${addresses.rules} answers ${response.status}.`);
  return (await response.json()) as Rules;
}

function judge(input: CheckInput, known: Rules): CheckAnswer {
  const result = checkCompose(input, known);
  return {kind: 'compose', result, figure: result.figure};
}

async function answer(request: CheckRequest): Promise<CheckAnswer> {
  rules ??= load();
  let known: Rules;
  try {
    known = await rules;
  } catch (error) {
    // What couldn't be loaded is tried again with the next request.
    rules = null;
    throw error;
  }
  if (request.kind === 'compose') return judge(request.input, known);
  if (request.kind === 'explain') return {kind: 'explain', explanations: explainText(request.text, known.messages)};
  return {kind: 'load'};
}

self.addEventListener('message', ({data: {id, ...request}}: MessageEvent<ToWorker>) => {
  answer(request).then(
    (found) => self.postMessage({id, ...found} satisfies FromWorker),
    (error: unknown) => self.postMessage({id, error: String(error)} satisfies FromWorker),
  );
});
