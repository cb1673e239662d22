import {rehypeHighlight} from './highlight/rehype-highlight';
import {rehypeLineBreaks} from './line-breaks/rehype-line-breaks';
import {rehypeComponents} from './rehype-components';
import {rehypeLinkRows} from './rehype-link-rows';
import {rehypeTableHeads} from './rehype-table-heads';
import {recmaParts} from './staged-rendering/recma-parts';
import {rehypeStagedRendering} from './staged-rendering/rehype-staged-rendering';

/** What happens to the HTML of a page after Docusaurus's own steps, in order. */
export const rehypePlugins = [
  rehypeHighlight,
  rehypeLineBreaks,
  rehypeLinkRows,
  rehypeTableHeads,
  rehypeComponents,
  rehypeStagedRendering,
];

/** What happens to the JavaScript that the page becomes. */
export const recmaPlugins = [recmaParts];
