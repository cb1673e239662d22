import {it} from 'vitest';
import {checkAbsences} from '../support/checks/absences';
import {expectNone} from '../support/expect-none';
import {findFiles, readFiles} from '../support/files';

/** What no test of the file may ever see, with the reason. */
const NEVER: Record<string, string> = {
  'ask.spec.ts: answer(page).getByText(DISCLAIMER)': 'hosted-ask.spec.ts sees it under the same answers',
  "ask.spec.ts: page.locator('article img, article script')": 'what an attack would leave behind',
  'check-adapt.spec.ts: page.getByText(/config set SESSION_KEY/)':
    'check.spec.ts sees such a command for a file without .env',
  "layout.spec.ts: page.getByRole('button', {name: /(collapse|hide) sidebar/i})":
    'the theme has it where sidebars can be hidden',
  "progress-bar.spec.ts: page.locator('#nprogress .spinner')": 'the specification has none',
  "progress-bar.spec.ts: page.locator('#nprogress')": 'the page itself waits for it, to measure when it comes',
  "progress-bar.spec.ts: page.locator('body[data-seen]')": 'set by the test, where the bar starts',
  'translated.spec.ts: crashes(page)': 'error-boundary.spec.ts sees each of them',
};

it('never expects to be absent what could not be there', () => {
  const tests = readFiles(findFiles(['tests/e2e', 'tests/browsers'], /\.spec\.ts$/));
  expectNone(checkAbsences(tests, readFiles(findFiles(['tests/support'], /^tests\/support\/[\w-]+\.ts$/)), NEVER));
});
