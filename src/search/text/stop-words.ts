/** Words of a question that say nothing about its subject. They are left out of a query that has other words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about add although an and any are as at be because been between but by can could did do does doing each even ever
  for from get gets give given had has have how i if in into is it its just like make may me my need of on or other
  our out please see shall should so some than that the their them then there these they this those though to too up
  use used uses using want was we were what when where which while who whose why will with would you your aren couldn didn doesn don hadn hasn haven isn shouldn wasn weren won wouldn`.split(
    /\s+/,
  ),
);

/** Words that say little about a subject. In a search they count half, so that those beside them decide. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  `actually after again already always before best cannot change changing contents different difference exactly explain
  find fix good happen happens help here know many mean meaning much never no not now one only possible run running
  see separate several still tell thing things two want way ways work works`.split(/\s+/),
);
