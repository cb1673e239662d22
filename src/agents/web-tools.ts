import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ModelContext} from './register';

/** Only a browser with WebMCP loads more than this line. */
if (ExecutionEnvironment.canUseDOM && 'modelContext' in document)
  void import('./register')
    .then(({registerTools}) => registerTools((document as Document & {modelContext: ModelContext}).modelContext))
    // An agent without tools reads the page.
    .catch(() => undefined);
