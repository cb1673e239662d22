// Runs ELK in its own thread: it answers asynchronously, but a Markdown plugin has to draw synchronously (layout.ts).
import ELK from 'elkjs/lib/elk.bundled.js';
import {runAsWorker} from 'synckit';

const elk = new ELK();

runAsWorker((graph) => elk.layout(graph));
