import {loadFrontMatter, pageFiles} from '../../plugins/pages/page';
import {permalinkOf} from '../../plugins/pages/permalink';

/** Each page of docs/ and its address, from the front matter alone: to read whole pages takes seconds. */
export const docAddresses = (): {file: string; permalink: string}[] =>
  pageFiles().map((file) => ({file, permalink: permalinkOf(file, loadFrontMatter(file))}));
