import type {Context} from '../context';
import {fillSlots, fillText} from '../slots';
import {withoutUndefined} from '../without-undefined';
import type {Change} from './plan';

export interface AdaptedChange {
  id: string;
  /** What, Markdown inline. */
  title: string;
  /** Why, Markdown inline. */
  text: string;
  link?: string;
  service?: string;
  file: string;
  line: number;
  /** Made now: false also where it can't be made together with the others. */
  isIncluded: boolean;
  /** Where `isPort`, the number of any port is an answer too. */
  question?: {text: string; choices: {id: string; text: string}[]; answer: string; isPort?: true | undefined};
}

/** The reader's names, for the words of a change. */
export const slotsOf = ({slots: {RESOURCE: _resource, ...names}}: Change): Map<string, string[]> =>
  new Map(Object.entries(names).map(([slot, text]) => [slot, slot.endsWith('S') ? text.split(' ') : [text]]));

/** Words and place of a change, for the reader. */
export function shown(change: Change, isIncluded: boolean, {rules, report}: Context): AdaptedChange {
  // A resource isn't a name in the file, so it isn't code.
  const plain = new Map([['RESOURCE', [change.slots['RESOURCE'] ?? '']]]);
  const slots = slotsOf(change);
  const reason = rules.adaptations.find(({id}) => id === change.reason);
  if (change.reason && !reason)
    throw new Error(`packages/compose-check/data/adaptations.yaml has no reason "${change.reason}"`);
  const link = change.link ?? reason?.link;
  const {question} = change;
  // A choice may be the name of a service, such as `constructor`.
  const wordsOf = (id: string) => (Object.hasOwn(reason?.choices ?? {}, id) ? reason?.choices?.[id] : undefined);
  return withoutUndefined({
    id: change.id,
    title: change.title ?? fillSlots(reason?.title ?? change.id, slots),
    text: change.text ?? fillSlots(fillText(reason?.text ?? '', plain), slots),
    link: link || undefined,
    service: change.service,
    file: report.fileName(change.place),
    line: report.lineOf(change.place),
    isIncluded,
    question: question && {
      text: fillSlots(reason?.question ?? '', slots),
      answer: question.answer,
      ...(question.isPort && {isPort: true as const}),
      choices: question.choices.map((id) => ({id, text: fillSlots(wordsOf(id) ?? id, slots)})),
    },
  });
}
