import type {PluggableList} from 'unified';
import {remarkCachePage} from './cache-page';
import {remarkCliReference} from './cli-reference/remark-cli-reference';
import {remarkDiagrams} from './diagrams/remark-diagrams';
import {remarkChoices} from './remark-choices';
import {remarkElements} from './remark-elements';
import {remarkExamples} from './remark-examples';
import {remarkPartials} from './remark-partials';
import {remarkTables} from './remark-tables';
import {remarkTokens} from './remark-tokens';
import {remarkUntested} from './remark-untested';

/**
 * What happens to a page's Markdown before Docusaurus reads it, in order. The search index, the Markdown export and
 * the content tests run the same list, so all of them see one and the same page.
 */
export const remarkPlugins: PluggableList = [
  remarkPartials,
  remarkTokens,
  remarkExamples,
  remarkElements,
  remarkCliReference,
  remarkChoices,
  remarkDiagrams,
  remarkUntested,
  remarkTables,
];

/** The same for the bundler, which caches what it has read for the others. */
export const bundlerRemarkPlugins: PluggableList = [...remarkPlugins, remarkCachePage];
