import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {whenIdle} from '@site/src/lib/when-idle';

/** As in src/css/docs/later.css. */
const LATER = '.markdown > :is(.table-box[data-rows], .code-block, .diagram):nth-child(n + 12)';

/** Draws all that was left for later (plugins/hosting/start-script), before a script jumps. */
export function drawEverything(): void {
  delete document.documentElement.dataset['later'];
}

/** Draws one thing after another while the browser is idle, because all at once would make the reader wait. */
function drawNext(): void {
  if (!('later' in document.documentElement.dataset)) return;
  const boxes = document.querySelectorAll<HTMLElement>(LATER);
  const next = [...boxes].find((box) => !box.style.getPropertyValue('content-visibility'));
  if (!next) {
    drawEverything();
    return;
  }
  next.style.setProperty('content-visibility', 'visible');
  whenIdle(drawNext);
}

// Soon after the page has loaded, and not when the reader does something: a picture of the whole page shows everything.
if (ExecutionEnvironment.canUseDOM) {
  if (document.readyState === 'complete') whenIdle(drawNext);
  else window.addEventListener('load', () => whenIdle(drawNext), {once: true});
}
