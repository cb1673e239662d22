/** Words of a question that say nothing about its subject. They are left out of a query that has other words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about add an and any are as at be been but by can could did do does doing each for from get gets give given had has have how i if in
  into is it its just like make may me my need of on or other our out please see shall should so some than that the their them then
  there these they this those to too up use used uses using want was we were what when where which who whose why will with
  would you your`.split(/\s+/),
);
