import type {RootContent} from 'mdast';
import type {Message} from 'compose-check/data/messages/schema';
import {linkOf} from 'compose-check/explain';
import {loadMessageGroup} from '../../pages/data/check-rules';
import {beforeMark, changeNotes, nameMarks} from './release-marks';
import * as md from '../../pages/mdast/build';

/** Errors are what readers look for, so only the others say what they are. */
const KINDS = {warning: 'Warning.', error: '', info: 'Notice.'} as const;

function otherTexts({variants = [], former = []}: Message): RootContent[] {
  const earlier = former.map((one) => [beforeMark(one.removed), ': ', md.inlineCode(one.text)]);
  const all = md.joined([...variants.map(md.inlineCode), ...earlier]);
  return all.length ? [md.paragraph('Also: ', all)] : [];
}

export function messages(group: string): RootContent[] {
  const all = loadMessageGroup(group);
  const isMixed = all.some(({kind}) => kind !== all[0]?.kind);
  const entries = all.map((message) => {
    const kind = isMixed && KINDS[message.kind];
    return md.jsxBlock('section', {}, [
      md.heading(4, [md.inlineCode(message.text), nameMarks(message)], message.id),
      md.paragraph(kind && [md.strong(kind), ' '], md.inline(message.cause)),
      md.paragraph(md.lines(md.inline(message.remedy), ...changeNotes(message))),
      ...otherTexts(message),
    ]);
  });
  return [md.jsxBlock('div', {className: 'messages'}, entries)];
}

/**
 * The messages of a group that another page explains, or only their anchors: readers and issues link to these.
 *
 * @param id of the group's heading, there and, before, here
 */
export function messageIndex(group: string, id: string, title: string, isShort: boolean): RootContent[] {
  const all = loadMessageGroup(group);
  const heading = md.strong(md.pointer(id, `${all[0]?.page}#${id}`, title));
  if (isShort) return [md.paragraph(...all.map((message) => md.anchor(message.id)), heading)];
  const items = all.map((message) => md.listItem(md.pointer(message.id, linkOf(message), md.inlineCode(message.text))));
  return [md.paragraph(heading), {...md.list(items), data: {isIndex: true}}];
}
