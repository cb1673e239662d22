import {stem} from './tokenize';

const termsOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(stem));

/** Terms of a question that say nothing about its subject. They are left out of a query that has other words. */
export const STOP_WORDS = termsOf(
  `a about add although an and any are as at be because been between but by can could did do does doing each even ever
  for from get gets give given had has have how i if in into is it its just like make many may me much my need of on or other
  our out please see shall should so some than that the their them then there these they this those though to too up
  use used uses using want was we were what when where which while who whose why will with would you your aren couldn didn doesn don hadn hasn haven isn shouldn wasn weren won wouldn`,
);

/** Terms that say little about a subject. In a search they count half, so that those next to them decide. */
export const WEAK_WORDS = termsOf(
  `actually after again already always before best cannot change changing contents different difference exactly explain
  find fix good happen happens help here know mean meaning never no not now one only possible run running
  see separate several still tell thing things two want way ways work works`,
);
