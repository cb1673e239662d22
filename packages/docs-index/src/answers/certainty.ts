import type {Ranked} from '../search/rank';
import type {AnswerState} from './answer';

/**
 * How much each of these says that a section answers. Fitted to the questions of tests/gold that aren't held out, by
 * logistic regression: bench/README.md.
 */
const WEIGHT = {nearness: 2.63, coverage: 2.75, score: 0.456};
const BIAS = -6.04;
const MOST_COVERED = 1.2;
/** What a section counts as where it isn't known what words mean. */
const UNKNOWN_NEARNESS = 0.5;
const SURE = 0.77;
const UNSURE = 0.12;

/** Whether the docs answer by their best section: surely, maybe, or not. */
export function stateOf(best: Ranked | undefined): AnswerState {
  if (!best) return 'not-covered';
  const {nearness = UNKNOWN_NEARNESS, coverage, score} = best;
  const sum =
    WEIGHT.nearness * nearness +
    WEIGHT.coverage * Math.min(MOST_COVERED, coverage) +
    WEIGHT.score * Math.log(1 + score) +
    BIAS;
  const certainty = 1 / (1 + Math.exp(-sum));
  if (certainty >= SURE) return 'sure';
  return certainty >= UNSURE ? 'unsure' : 'not-covered';
}
