import {rehypeHighlight} from './highlight/rehype-highlight';
import {rehypeLineBreaks} from './rehype-line-breaks';
import {rehypeComponents} from './rehype-components';
import {rehypeLists} from './rehype-lists';
import {rehypeTables} from './rehype-tables';
import {rehypeStaticHtml} from './rehype-static-html';

/** What happens to the HTML of a page after Docusaurus's own steps, in order. */
export const rehypePlugins = [
  rehypeHighlight,
  rehypeLineBreaks,
  rehypeLists,
  rehypeTables,
  rehypeComponents,
  rehypeStaticHtml,
];
