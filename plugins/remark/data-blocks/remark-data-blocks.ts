import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {attributesOf} from '../../pages/mdast/element';
import {placeOf} from '../../pages/mdast/place';
import {cliCommands, cliEnvironment, cliEnvironmentIndex, cliExitCodes, cliGlobalFlags} from './cli';
import {comparison} from './comparison';
import {composeKeyIndex, composeKeys} from './compose-keys';
import {glossary} from './glossary';
import {evidence, guideIndex} from './guides';
import {knownIssues} from './known-issues';
import {messageIndex, messages} from './messages';
import {planChanges} from './plan-changes';
import {monthlyCosts} from './prices';
import {providerNetwork} from './provider-network';
import {providerResources} from './provider-resources';
import {providerFeatures, providerMatrix, providerSummary} from './providers';
import {olderReleases, releases} from './releases';
import {samples} from './samples';
import {tested} from './tested';
import {untestedFacts} from './untested';

type Attributes = Record<string, string>;
type Block = (attributes: Attributes) => RootContent[];

/** Elements that stand for generated Markdown in a page, by name. */
export const dataBlocks: Record<string, Block> = {
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
  MessageIndex: ({group = '', id = '', title = ''}) => messageIndex(group, id, title),
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

/** Replaces each data element of a page by the Markdown made from its data, before anything else sees the page. */
export function remarkDataBlocks(): Transformer<Root> {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      const block = dataBlocks[node.name ?? ''];
      if (!block || !parent || index === undefined) return;
      try {
        const nodes = block(attributesOf(node));
        (parent.children as RootContent[]).splice(index, 1, ...nodes);
        return [SKIP, index + nodes.length];
      } catch (error) {
        throw new Error(`${placeOf(file, node)}: <${node.name}>: ${(error as Error).message}`);
      }
    });
  };
}
