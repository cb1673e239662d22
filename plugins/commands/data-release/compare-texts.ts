import {site} from '../../../config/site';
import type {Message} from 'compose-check/data/messages/schema';
import {templatesOf} from 'compose-check/message-template';
import type {ToolText} from './tool-source';

export interface TextChanges {
  /** Messages of the data with a text that the tool had and has no more. */
  gone: {message: Message; text: string}[];
  /** Links to the docs that only the new release has. */
  links: ToolText[];
  /** Its new variables, Compose keys and sentences. */
  others: ToolText[];
}

const NAME = new RegExp(`^(${site.prefix}_[A-Z0-9_]+|x-${site.slug}-[a-z-]+)$`);
const LINK = new RegExp(`https?://(docs\\.${site.slug}\\.io|s\\.${site.slug}\\.io)/`);
/** Three words or more: shorter texts are names, keys and formats. */
const SENTENCE = /[A-Za-z'%]+[ ,:]+[A-Za-z'%]+[ ,:]+[A-Za-z'%]+/;

/** A part with fewer letters is in any program. */
const FEWEST_LETTERS = 6;

/** The longest literal part of each text of a message: what is between its values. */
const partsOf = (message: Message): string[] =>
  templatesOf({...message, former: undefined})
    .map(({anchor}) => anchor.trim())
    .filter((part) => part.length >= FEWEST_LETTERS);

/**
 * What two releases of the tool print differently.
 *
 * @param messages those that the pages list as current
 */
export function compareTexts(before: ToolText[], after: ToolText[], messages: Message[]): TextChanges {
  const [was, is] = [before, after].map((texts) => texts.map(({text}) => text).join('\n')) as [string, string];
  const old = new Set(before.map(({text}) => text));
  const seen = new Set<string>();
  const fresh = after.filter(({text}) => !old.has(text) && !seen.has(text) && seen.add(text));
  const gone = messages
    .filter(({removed}) => !removed)
    .flatMap((message) => {
      // A text that the source puts together, or that comes from elsewhere, is in neither of them.
      const text = partsOf(message).find((part) => was.includes(part) && !is.includes(part));
      return text ? [{message, text}] : [];
    });
  return {
    gone,
    links: fresh.filter(({text}) => LINK.test(text)),
    others: fresh.filter(({text}) => (NAME.test(text) || SENTENCE.test(text)) && !LINK.test(text)),
  };
}
