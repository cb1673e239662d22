import type {PhrasingContent, RootContent} from 'mdast';
import {navbarItems} from '../../../config/navbar';
import {site} from '../../../config/site';
import {
  ASK_SECTION,
  FIRST_STEPS,
  HERO,
  OWN_FILE,
  PROVIDERS_SECTION,
  TASKS_SECTION,
  WAYS_SECTION,
} from '../../../src/home/words';
import {ADDRESSES, FIGURE, type FigureLine, RUNS} from '../../../src/home/figure';
import {
  DEPLOY_COMMANDS,
  INSTALL,
  PROVIDERS,
  PROVIDER_NAMES,
  type ProviderId,
  QUESTIONS,
  SAMPLE_COMMAND,
  TASKS,
  WAYS,
} from '../../../src/home/copy';
import {code, heading, inlineCode, link, list, listItem, paragraph, table, text} from '../../pages/mdast/build';
import {expandTokens, siteTokens} from '../../pages/tokens';
import {homeFacts} from '../home-facts';
import {absolute} from './addresses';

const say = (words: string) => expandTokens(words, {...siteTokens, version: site.cliVersion}, true);
const title = (words: string) => heading(2, [text(words)]);
const shell = (...lines: string[]) => code('shell', lines.map(say).join('\n'));

function figureLine({indent, key, value, kind}: FigureLine): string {
  const shown = kind === 'list' ? `[${value}]` : value;
  return say(`${'  '.repeat(indent)}${key}:${shown ? ` ${shown}` : ''}`);
}

function outcomeOf({outcome, isPublic}: FigureLine, id: ProviderId): string {
  const found = outcome?.[id];
  if (!found) return '';
  const detail = isPublic ? ADDRESSES[id] : found.detail;
  return say(detail ? `${found.name}, ${detail}` : found.name);
}

/** The picture of the home page in words: the file, and a row for each line that turns into something. */
function figure(): RootContent[] {
  let service = '';
  const rows = FIGURE.flatMap((line): PhrasingContent[][][] => {
    if (line.service) service = `${line.service.name} (${line.service.note})`;
    if (!line.outcome) return [];
    const outcomes = PROVIDERS.map((id) => [text(outcomeOf(line, id))]);
    return [[[text(service)], [inlineCode(say(line.key))], ...outcomes]];
  });
  const run = PROVIDERS.map((id) => {
    const {command, state, detail} = RUNS[id];
    return [inlineCode(say(command)), text(`: ${state}, ${detail}`)];
  });
  return [
    code('yaml', FIGURE.map(figureLine).join('\n'), 'title="compose.yaml"'),
    table(
      ['Service', 'Key', ...PROVIDERS.map((id) => PROVIDER_NAMES[id])],
      [...rows, [[text('All')], [text('Command')], ...run]],
    ),
  ];
}

function providers(): RootContent {
  const rows = homeFacts().providers.map(({id, name, computing, postgres, models, status}) => [
    [link(`/docs/providers/${id}`, text(name))],
    ...[computing, postgres, models, status].map((cell) => [text(cell)]),
  ]);
  return table([...PROVIDERS_SECTION.columns], rows);
}

const ways = (): RootContent[] =>
  WAYS.flatMap((way) => [
    heading(3, [link(way.to, text(way.title))]),
    paragraph(text(say(way.text))),
    list(way.pages.map(({label, to}) => listItem(paragraph(link(say(to), text(label)))))),
  ]);

/** What the home page says, in its order. */
export function homeBody(): RootContent[] {
  const {install, sample, deploy} = FIRST_STEPS;
  const start = navbarItems.find(({position}) => position === 'right');
  const part = (step: {title: string; text: string}) => [heading(3, [text(step.title)]), paragraph(text(step.text))];
  return [
    paragraph(text(site.tagline)),
    paragraph(text(HERO.text)),
    paragraph(link(String(start?.to), text(String(start?.label))), text(' '), link('/docs', text(HERO.read))),
    ...figure(),
    paragraph(link(OWN_FILE.to, text(OWN_FILE.label))),
    title(FIRST_STEPS.title),
    paragraph(text(FIRST_STEPS.text)),
    ...part(install),
    ...INSTALL.flatMap(({label, command}) => [paragraph(text(`${label}:`)), shell(command)]),
    ...part({...sample, text: `${homeFacts().sampleCount} ${sample.text}`}),
    shell(SAMPLE_COMMAND),
    ...part(deploy),
    shell(DEPLOY_COMMANDS.join('\n')),
    title(PROVIDERS_SECTION.title),
    paragraph(text(PROVIDERS_SECTION.text)),
    providers(),
    title(ASK_SECTION.title),
    paragraph(text(ASK_SECTION.text)),
    list(
      QUESTIONS.map(({label, question}) =>
        listItem(paragraph(link(`${absolute('/docs/ask')}?q=${encodeURIComponent(question)}`, text(label)))),
      ),
    ),
    title(TASKS_SECTION.title),
    paragraph(text(TASKS_SECTION.text)),
    list(TASKS.map(({label, text: words, to}) => listItem(paragraph(link(say(to), text(label)), text(`: ${words}`))))),
    title(WAYS_SECTION.title),
    paragraph(text(WAYS_SECTION.text)),
    ...ways(),
  ];
}
