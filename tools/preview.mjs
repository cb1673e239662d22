// The preview. Docusaurus reads config/ and plugins/ once: a change there starts it again, and so does any change after a
// mistake that it couldn't start with. The identity is read again while it runs.
import {spawn} from 'node:child_process';
import {utimesSync, watch} from 'node:fs';
import {fileURLToPath} from 'node:url';

const DOCUSAURUS = fileURLToPath(new URL('docusaurus.mjs', import.meta.url));
// An edit leaves a lot of garbage: with more room for young objects, V8 collects it less often.
const V8 = ['--max-semi-space-size=64'];
/** Folders that Docusaurus reads once and doesn't watch. */
const READ_ONCE = ['config', 'plugins'];
const READ_AT_START = [...READ_ONCE, 'docs', 'src', '.'];
/** No temporary file of an editor: `.site.ts.swp`, `site.ts~`, `4913`. */
const SOURCE = /(^|[\\/])[^.\\/][^\\/]*\.([cm]?[jt]s|tsx|eta|json|yaml|mdx?|css|svg)$/;
/** plugins/preview/identity.ts takes it over for the pages, docusaurus.config.ts for navbar and footer. */
const IDENTITY = 'site.ts';
const SETTINGS = 'docusaurus.config.ts';
/** Editors write a file in several steps. In milliseconds. */
const SETTLED = 100;
/** The pages first: loading the settings again takes seconds. In milliseconds. */
const PAGES_FIRST = 1500;

let preview;
let timer;
let identityTimer;

function start() {
  const child = spawn(process.execPath, [...V8, DOCUSAURUS, 'start', '--no-open', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  preview = child;
  child.on('exit', (code) => {
    preview = null;
    if (child.startsAgain) start();
    else if (code === 0) process.exit(0);
    else console.error('The preview has stopped. Mend what stands above: it starts again with the next change.');
  });
}

function startAgain() {
  if (!preview) return start();
  preview.startsAgain = true;
  preview.kill();
}

for (const folder of READ_AT_START) {
  watch(folder, {recursive: folder !== '.'}, (_event, file) => {
    if (preview && !READ_ONCE.includes(folder)) return;
    if (!file || !SOURCE.test(file) || (folder === '.' && !file.endsWith('.ts'))) return;
    if (preview && folder === 'config' && file === IDENTITY) {
      clearTimeout(identityTimer);
      identityTimer = setTimeout(() => utimesSync(SETTINGS, new Date(), new Date()), PAGES_FIRST);
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`${folder}/${file} has changed: the preview starts again.`);
      startAgain();
    }, SETTLED);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    preview?.kill(signal);
    process.exit(0);
  });
}
start();
