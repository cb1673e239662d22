import type {PhrasingContent, RootContent} from 'mdast';
import type {Message} from 'compose-check/data/messages/schema';
import {linkOf} from 'compose-check/explain';
import {loadMessageGroup} from '../../pages/data/check-rules';
import {beforeMark, changeNotes, nameMarks, withLines} from './release-marks';
import {anchor, inline, inlineCode, link, list, listItem, paragraph, recordTable, text} from '../../pages/mdast/build';

const KINDS = {warning: 'Warning', error: 'Error', info: 'Notice'} as const;

function literals({id, text: literal, variants = [], former = [], ...marks}: Message): PhrasingContent[] {
  const others = variants.map((variant): PhrasingContent[] => [inlineCode(variant)]);
  const earlier = former.map((one): PhrasingContent[] => [beforeMark(one.removed), text(': '), inlineCode(one.text)]);
  return withLines([anchor(id, inlineCode(literal)), ...nameMarks(marks)], [...others, ...earlier]);
}

/** Table of one group of messages, each with its own anchor. */
export function messages(group: string): RootContent[] {
  const rows = loadMessageGroup(group).map((message) => [
    literals(message),
    [text(KINDS[message.kind])],
    inline(message.cause),
    withLines(inline(message.remedy), changeNotes(message)),
  ]);
  return [recordTable(['Message', 'Kind', 'Cause', 'Remedy'], rows)];
}

/** The messages of a group that another page explains. Their anchors stay, because readers and issues link to them. */
export const messageIndex = (group: string): RootContent[] => [
  {
    ...list(
      loadMessageGroup(group).map((message) =>
        listItem(
          paragraph(
            anchor(message.id, inlineCode(message.text)),
            text(': '),
            link(linkOf(message), text('cause and remedy')),
          ),
        ),
      ),
    ),
    data: {isIndex: true},
  },
];
