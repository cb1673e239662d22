import type {BlockContent, PhrasingContent, RootContent} from 'mdast';
import type {Message} from 'compose-check/data/messages/schema';
import {linkOf} from 'compose-check/explain';
import {loadMessageGroup} from '../../pages/data/check-rules';
import {beforeMark, changeNotes, nameMarks, withLines} from './release-marks';
import {
  commaList,
  heading,
  inline,
  inlineCode,
  jsxBlock,
  list,
  listItem,
  paragraph,
  pointer,
  strong,
  text,
} from '../../pages/mdast/build';

/** Errors are what readers look for, so only the others say what they are. */
const KINDS = {warning: 'Warning. ', error: '', info: 'Notice. '} as const;

function otherTexts({variants = [], former = []}: Message): BlockContent[] {
  const others = variants.map((variant): PhrasingContent[] => [inlineCode(variant)]);
  const earlier = former.map((one): PhrasingContent[] => [beforeMark(one.removed), text(': '), inlineCode(one.text)]);
  const all = [...others, ...earlier];
  return all.length ? [paragraph(text('Also: '), ...commaList(all))] : [];
}

export function messages(group: string): RootContent[] {
  const all = loadMessageGroup(group);
  const isMixed = all.some(({kind}) => kind !== all[0]?.kind);
  const entries = all.map((message) => {
    const kind = isMixed && KINDS[message.kind];
    return jsxBlock('section', {}, [
      heading(4, [inlineCode(message.text), ...nameMarks(message)], message.id),
      paragraph(...(kind ? [strong(text(kind.trim())), text(' ')] : []), ...inline(message.cause)),
      paragraph(...withLines(inline(message.remedy), changeNotes(message))),
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
  const items = all.map((message) =>
    listItem(paragraph(pointer(message.id, linkOf(message), inlineCode(message.text)))),
  );
  return [
    paragraph(strong(pointer(id, `${all[0]?.page}#${id}`, text(title)))),
    {...list(items), data: {isIndex: true}},
  ];
}
