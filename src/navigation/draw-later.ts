import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {whenIdle} from '@site/src/lib/when-idle';

/** As in src/css/docs/later.css. */
const LATER = '.markdown > :is(.table-box[data-rows], .code-block, .diagram):nth-child(n + 30)';

/** Draws all that was left for later (plugins/hosting/start-script), before a script jumps. */
export function drawEverything(): void {
  delete document.documentElement.dataset['later'];
}

/** Each step styles and lays out the page again, so things together cost less than one by one, up to so many letters. */
const AT_ONCE = 4000;

/** Draws a part after another while the browser is idle, because all at once would make the reader wait. */
function drawNext(): void {
  if (!('later' in document.documentElement.dataset)) return;
  let letters = 0;
  for (const box of document.querySelectorAll<HTMLElement>(LATER)) {
    if (box.style.getPropertyValue('content-visibility')) continue;
    letters += box.textContent?.length ?? 0;
    box.style.setProperty('content-visibility', 'visible');
    if (letters > AT_ONCE) {
      whenIdle(drawNext);
      return;
    }
  }
  drawEverything();
}

// Soon after the page has loaded, and not when the reader does something: a picture of the whole page shows everything.
if (ExecutionEnvironment.canUseDOM) {
  if (document.readyState === 'complete') whenIdle(drawNext);
  else window.addEventListener('load', () => whenIdle(drawNext), {once: true});
}
