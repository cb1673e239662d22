import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {test as setup} from '@playwright/test';
import {script} from '../../support/script';
import {FOLDER, ROOT, SETTINGS} from '../../support/settings-build';

const CONFIG = 'tests/fixtures/misuse/docusaurus.config.ts';
const STAMP = `${FOLDER}/built-from`;

/** Changes with every build of the site itself. */
const stampOfSite = (): string => String(statSync('build/sitemap.xml').mtimeMs);

setup('the build with other settings', () => {
  setup.setTimeout(600_000);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOfSite()) return;
  rmSync(ROOT, {recursive: true, force: true});
  execFileSync(process.execPath, script('tools/docusaurus.ts', 'build', '--config', CONFIG, '--out-dir', ROOT), {
    // What went wrong is in the error.
    stdio: 'pipe',
    env: {...process.env, ...SETTINGS, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${FOLDER}/.docusaurus`},
  });
  writeFileSync(STAMP, stampOfSite());
});
