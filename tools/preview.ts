// The preview. Docusaurus reads config/ and plugins/ once: a change there starts it again, and so does any change after a
// mistake that it couldn't start with.
import {type ChildProcess, spawn} from 'node:child_process';
import {watch} from 'node:fs';
import {join} from 'node:path';

const DOCUSAURUS = [require.resolve('jiti/bin/jiti.js'), join(__dirname, 'docusaurus.ts')];
// An edit leaves a lot of garbage: with more room for young objects, V8 collects it less often. Functions are optimized later, as
// in a build: most of them aren't called often enough afterwards.
const V8 = ['--max-semi-space-size=64', '--interrupt-budget=1000000'];
/** Folders that Docusaurus reads once and doesn't watch. */
const READ_ONCE = ['config', 'plugins'];
const READ_AT_START = [...READ_ONCE, 'docs', 'packages', 'src', '.'];
/** No temporary file of an editor: `.site.ts.swp`, `site.ts~`, `4913`. */
const SOURCE = /(^|[\\/])[^.\\/][^\\/]*\.([cm]?[jt]s|tsx|eta|json|yaml|mdx?|css|svg)$/;
/** Editors write a file in several steps. In milliseconds. */
const SETTLED = 100;

let preview: ChildProcess | null = null;
let timer: NodeJS.Timeout | undefined;

function start(): void {
  const args = [...V8, ...DOCUSAURUS, 'start', '--no-open', ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, {stdio: 'inherit'});
  preview = child;
  child.on('exit', (code) => {
    preview = null;
    if (child.killed) start();
    else if (code === 0) process.exit(0);
    else console.error('The preview has stopped. Mend what stands above: it starts again with the next change.');
  });
}

for (const folder of READ_AT_START) {
  watch(folder, {recursive: folder !== '.'}, (_event, file) => {
    if (preview && !READ_ONCE.includes(folder)) return;
    if (!file || !SOURCE.test(file) || (folder === '.' && !file.endsWith('.ts'))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`${folder}/${file} has changed: the preview starts again.`);
      if (preview) preview.kill();
      else start();
    }, SETTLED);
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    preview?.kill(signal);
    process.exit(0);
  });
}
start();
