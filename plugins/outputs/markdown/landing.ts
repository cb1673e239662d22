import type {List, RootContent} from 'mdast';
import {site} from '../../../config/site';
import {ACCESSIBILITY} from '../../../src/landing/accessibility-copy';
import type {LinkEntry} from '../../../src/lib/link-entry';
import {COMMANDS, LANDING_WORDS, PATH, STARTS, TASKS, TOPICS} from '../../../src/landing/copy';
import {expandTokens, siteTokens} from '../../pages/tokens';
import {heading, inlineCode, link, list, listItem, paragraph, text} from '../../pages/mdast/build';

const say = (words: string) => expandTokens(words, {...siteTokens, version: site.cliVersion}, true);
const title = (words: string) => heading(2, [text(words)]);

const entries = (all: readonly LinkEntry[], isOrdered = false): List =>
  list(
    all.map((entry) => listItem(paragraph(link(say(entry.to), text(entry.label)), text(`: ${entry.text}`)))),
    isOrdered,
  );

/** What /docs says, in its order. */
export function landingBody(): RootContent[] {
  const starts = STARTS.map((start) =>
    listItem(
      paragraph(
        link(start.to, text(start.title)),
        text(`, ${start.time}: ${start.text} `),
        inlineCode(say(start.command)),
      ),
    ),
  );
  return [
    paragraph(text(LANDING_WORDS.description)),
    list(starts),
    title(LANDING_WORDS.path),
    entries(PATH, true),
    ...TOPICS.flatMap((topic) => [title(topic.title), entries(topic.entries)]),
    title(LANDING_WORDS.tasks),
    entries(TASKS),
    title(LANDING_WORDS.commands),
    entries(COMMANDS),
    title(ACCESSIBILITY.title),
    ...ACCESSIBILITY.paragraphs.map((words) => paragraph(text(words))),
    paragraph(link(`${site.links.docsRepo}/issues/new`, text(ACCESSIBILITY.report))),
  ];
}
