import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {afterFirstSign} from './first-sign';

/** As in src/css/docs/later.css, those that aren't drawn yet. */
const LATER = '.table-box[data-rows], .code-block, .diagram';

/** Draws all that was left for later (plugins/hosting/start-script), before a script jumps. */
export function drawEverything(): void {
  delete document.documentElement.dataset['later'];
}

/** Draws one thing, because all at once would make the reader wait. */
function drawNext(): boolean {
  if (!('later' in document.documentElement.dataset)) return false;
  const boxes = document.querySelectorAll<HTMLElement>(LATER);
  const next = [...boxes].find((box) => !box.style.getPropertyValue('content-visibility'));
  if (next) next.style.setProperty('content-visibility', 'visible');
  else drawEverything();
  return next !== undefined;
}

if (ExecutionEnvironment.canUseDOM) afterFirstSign(drawNext);
