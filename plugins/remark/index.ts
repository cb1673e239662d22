import type {PluggableList} from 'unified';
import {remarkCachePage} from './cache-page';
import {remarkCliReference} from './cli-reference/remark-cli-reference';
import {remarkDataBlocks} from './data-blocks/remark-data-blocks';
import {remarkDiagrams} from './diagrams/remark-diagrams';
import {remarkExamples} from './remark-examples';
import {remarkGlossary} from './remark-glossary';
import {remarkPartials} from './remark-partials';
import {remarkReleaseMarks} from './remark-release-marks';
import {remarkTables} from './remark-tables';
import {remarkTokens} from './remark-tokens';
import {remarkTopics} from './remark-topics';
import {remarkUntested} from './remark-untested';

/**
 * What happens to a page's Markdown before Docusaurus reads it, in order. The search index, the Markdown export and
 * the content tests run the same list, so all of them see one and the same page.
 */
export const remarkPlugins: PluggableList = [
  remarkPartials,
  remarkTokens,
  remarkTopics,
  remarkExamples,
  remarkDataBlocks,
  remarkCliReference,
  remarkReleaseMarks,
  remarkGlossary,
  remarkDiagrams,
  remarkUntested,
  remarkTables,
];

/** The same for the bundler, which caches what it has read for the others. */
export const bundlerRemarkPlugins: PluggableList = [...remarkPlugins, remarkCachePage];
