// Runs ELK in its own thread: it answers later, while a plugin of Markdown has to draw at once (layout.ts).
import ELK from 'elkjs/lib/elk.bundled.js';
import {runAsWorker} from 'synckit';

const elk = new ELK();

runAsWorker((graph) => elk.layout(graph));
