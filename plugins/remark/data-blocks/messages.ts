import type {RootContent} from 'mdast';
import type {Message} from 'compose-check/data/messages/schema';
import {linkOf} from 'compose-check/explain';
import {loadMessageGroup} from '../../pages/data/check-rules';
import {beforeMark, changeNotes, nameMarks} from './release-marks';
import {
  heading,
  inline,
  inlineCode,
  joined,
  jsxBlock,
  lines,
  list,
  listItem,
  paragraph,
  pointer,
  strong,
} from '../../pages/mdast/build';

/** Errors are what readers look for, so only the others say what they are. */
const KINDS = {warning: 'Warning.', error: '', info: 'Notice.'} as const;

function otherTexts({variants = [], former = []}: Message): RootContent[] {
  const earlier = former.map((one) => [beforeMark(one.removed), ': ', inlineCode(one.text)]);
  const all = joined([...variants.map(inlineCode), ...earlier]);
  return all.length ? [paragraph('Also: ', all)] : [];
}

export function messages(group: string): RootContent[] {
  const all = loadMessageGroup(group);
  const isMixed = all.some(({kind}) => kind !== all[0]?.kind);
  const entries = all.map((message) => {
    const kind = isMixed && KINDS[message.kind];
    return jsxBlock('section', {}, [
      heading(4, [inlineCode(message.text), nameMarks(message)], message.id),
      paragraph(kind && [strong(kind), ' '], inline(message.cause)),
      paragraph(lines(inline(message.remedy), ...changeNotes(message))),
      ...otherTexts(message),
    ]);
  });
  return [jsxBlock('div', {className: 'messages'}, entries)];
}

/**
 * The messages of a group that another page explains. Their anchors stay, because readers and issues link to them.
 *
 * @param id of the group's heading, there and, before, here
 */
export function messageIndex(group: string, id: string, title: string): RootContent[] {
  const all = loadMessageGroup(group);
  const items = all.map((message) => listItem(pointer(message.id, linkOf(message), inlineCode(message.text))));
  return [paragraph(strong(pointer(id, `${all[0]?.page}#${id}`, title))), {...list(items), data: {isIndex: true}}];
}
