import {closest} from 'fastest-levenshtein';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {type Words, link, paragraph, words} from '../pages/mdast/build';
import {type Element, attributesOf, replaceElements} from '../pages/mdast/element';
import {atNode} from '../pages/mdast/place';
import {GLOSSARY, anchorOf, glossaryByForm} from '../pages/data/facts';
import {releaseProblem} from '../pages/data/releases';
import {topicOf} from '../pages/data/topics';
import {cliCommands, cliEnvironment, cliEnvironmentIndex, cliExitCodes, cliGlobalFlags} from './data-blocks/cli';
import {comparison} from './data-blocks/comparison';
import {composeKeyIndex, composeKeys} from './data-blocks/compose-keys';
import {evidence, guideIndex} from './data-blocks/guides';
import {messageIndex, messages} from './data-blocks/messages';
import {planChanges} from './data-blocks/plan-changes';
import {monthlyCosts} from './data-blocks/prices';
import {providerNetwork} from './data-blocks/provider-network';
import {providerFeatures, providerMatrix, providerResources, providerSummary} from './data-blocks/providers';
import {removedMark, sinceMark} from './data-blocks/release-marks';
import {olderReleases, releases} from './data-blocks/releases';
import {samples} from './data-blocks/samples';
import {tested} from './data-blocks/tested';
import {glossary, knownIssues, untestedFacts} from './data-blocks/tables';
import {quoteOf} from './quote-topic';

/** Elements that stand for Markdown made of data. */
const blocks: Record<string, (attributes: Record<string, string>) => RootContent[]> = {
  CliCommands: cliCommands,
  CliGlobalFlags: cliGlobalFlags,
  CliEnvironment: cliEnvironment,
  CliEnvironmentIndex: cliEnvironmentIndex,
  CliExitCodes: cliExitCodes,
  Comparison: comparison,
  Evidence: evidence,
  Glossary: glossary,
  GuideIndex: guideIndex,
  KnownIssues: knownIssues,
  ComposeKeyIndex: ({section = ''}) => composeKeyIndex(section),
  ComposeKeys: ({section = ''}) => composeKeys(section),
  MessageIndex: ({group = '', id = '', title = '', only}) => messageIndex(group, id, title, only === 'title'),
  Messages: ({group = ''}) => messages(group),
  MonthlyCosts: monthlyCosts,
  PlanChanges: planChanges,
  ProviderMatrix: providerMatrix,
  ProviderSummary: providerSummary,
  OlderReleases: olderReleases,
  Releases: ({page = ''}) => releases(page),
  Samples: samples,
  Tested: ({example = ''}) => tested(example),
  UntestedFacts: untestedFacts,
  ProviderFeatures: ({provider = ''}) => providerFeatures(provider),
  ProviderNetwork: ({provider = ''}) => providerNetwork(provider),
  ProviderResources: ({provider = ''}) => providerResources(provider),
};

/** The page that has the glossary. */
const GLOSSARY_PAGE = '/docs/concepts';

/** A link to the glossary, which shows the meaning of a word on hover. */
function term(element: Element): Words {
  const entries = glossaryByForm();
  const word = toString(element).toLowerCase().replace(/\s+/g, ' ').trim();
  const entry = entries.get(word);
  if (!entry)
    throw new Error(
      `"${word}" isn't a word of the glossary (did you mean "${closest(word, [...entries.keys()])}"?). Add it to ${GLOSSARY}, or drop <Term>.`,
    );
  const url = `${GLOSSARY_PAGE}#${anchorOf(entry)}`;
  return {...link(url, element.children as Words), data: {hProperties: {title: entry.meaning}}};
}

/** Words, so that search and agents see what a mark says. */
function releaseMark(element: Element): Words {
  const {release = '', instead} = attributesOf(element);
  const problem = releaseProblem(release);
  if (problem) throw new Error(`${problem}.`);
  return element.name === 'Since' ? sinceMark(release) : removedMark(release, instead);
}

/** Elements that stand for words. As blocks they're a paragraph. */
const inLine: Record<string, (element: Element) => Words> = {
  Quoted: ({children}) => children as Words,
  Removed: releaseMark,
  Since: releaseMark,
  Term: term,
  Topic: (element) => quoteOf(topicOf(attributesOf(element)['name'] ?? '')),
};

function madeOf(element: Element): RootContent[] | undefined {
  const {name, type} = element;
  const [block, reading] = [blocks[name ?? ''], inLine[name ?? '']];
  if (type === 'mdxJsxTextElement') return reading && words(reading(element));
  return block ? block(attributesOf(element)) : reading && [paragraph(reading(element))];
}

/** Replaces the elements that stand for something else, before anything else sees the page. Comes after the tokens. */
export function remarkElements(): Transformer<Root> {
  return (tree, file) =>
    replaceElements(tree, (element, before) => {
      // The mark has a space of its own.
      if (element.name === 'Since' && before?.type === 'text') before.value = before.value.trimEnd();
      return atNode(file, element, () => madeOf(element));
    });
}
