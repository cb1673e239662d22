import {relative} from 'node:path';
import {type Processor, type Transformer, unified} from 'unified';
import {parseOnce} from '../preview/parse-once';
import {pageAhead} from './pages-ahead';

/**
 * Does to a page what `remarkPlugins` do, before anything of the framework. A build takes the page as the second thread
 * has read it for search and agents, so that no page is read twice; the preview runs the plugins over what MDX has parsed.
 */
export function remarkPage(this: Processor): Transformer {
  if (process.env.NODE_ENV === 'development') {
    parseOnce(this);
    return async (tree, file) =>
      unified()
        .use((await import('../markdown')).remarkPlugins)
        .run(tree, file);
  }
  this.parser = () => ({type: 'root', children: []});
  return async (_tree, file) => {
    const name = relative(process.cwd(), file.path).replaceAll('\\', '/');
    return (await pageAhead(name)).tree;
  };
}
