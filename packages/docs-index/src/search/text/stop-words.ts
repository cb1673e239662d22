import {stem} from './tokenize';

const listed = new Set<string>();

function termsOf(words: string): ReadonlySet<string> {
  for (const word of words.split(/\s+/)) listed.add(word);
  return new Set(words.split(/\s+/).map(stem));
}

/** Terms of a question that say nothing about its subject. They are left out of a query that has other words. */
export const STOP_WORDS = termsOf(
  `a about add although an and any are as at be because been between but by can could did do does doing each even ever
  for from get gets give given had has have how i if in into is it its just like make many may me much my need of on or other
  our out please see shall should so some than that the their them then there these they this those though to too
  use used uses using want was we were what when where which while who whose why will with would you your aren couldn didn doesn don hadn hasn haven isn shouldn wasn weren won wouldn
  am arent cant didnt doesnt dont got hows im isnt ive mine myself us whats wheres wont yours
  he her hers him his she hello hi okay thank thanks whether whom e.g i.e`,
);

/** Terms that say little about a subject. In a search they count half, so that the other words decide. */
export const WEAK_WORDS = termsOf(
  `actually add after again already always another anything app ask available bad before best better big call cannot case
  change changing check choose come complete contents current day different difference easily easy end exactly example
  exist existing explain extra fast final find fix fixed follow full go goes going gone good happen happens help here idea instead issue
  keep kind know last later latest leave left list long look lose lot main mean meaning need never new next no not nothing
  now number off old one only part past people pick place possible present print put quick quickly real reason recent
  right run running same second see separate several short show simple small something somewhere sort special specific
  stay still stuff take tell thing things time total true try turn two type user usual view want way ways whole work works
  wrong yet all alone being both currently during ever let every forever others over properly seem simply since
  switch through together under until up via whole yourself support immediately directly separately
  across against among around certain despite except inside outside regarding since within without
  anybody anyone everybody everyone nobody somebody someone today tomorrow tonight yesterday nowadays
  able achieve advice almost along anyhow apparently appreciate avoid aware awful basically began believe besides bit bother brief
  bunch care certainly clearly concern constantly couple curious desperate discover doubt easier effort especially
  essentially eventually experience extremely fairly familiar feel figure fortunately frequently friend frustrating fully
  further furthermore glad great guess happy hardly hear heard hence honestly hope hopefully however ideal ideally imagine
  impossible indeed intend interested involve kindly latter luck manner matter maybe meanwhile merely might mind moreover
  mostly nearly nevertheless nice obvious obviously occasionally occur odd often opinion opposite otherwise overall perfect
  perfectly perhaps plenty presumably pretty prior probably proper purpose rare rarely rather realize recently regularly
  scenario sense serious seriously sit situation slightly solution solve somehow sometimes soon sorry strict struggle stupid
  sudden suddenly suppose suspect terrible think thought thus topic toward towards truly typical typically understand
  unfortunately unlike utterly various via weird well whatever whenever whereas wherever whichever wish wonder worse worst`,
);

/** Whether something is written like the stem of one of these and isn't one: `aw` is no `awful`, but somebody who types `aws`. */
export const isBeginning = (written: string): boolean =>
  !listed.has(written) && (STOP_WORDS.has(written) || WEAK_WORDS.has(written));
