// Writes src/css/fallback-fonts.css from the text of the built pages. Usage, after a build: npm run data:fonts
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {load} from 'cheerio';
import {browserPath} from './browser.mjs';
import {countWords, faceRule, fitFaces} from './fallback-fonts.mjs';

const TARGET = 'src/css/fallback-fonts.css';
const HEAD = `/* Written by npm run data:fonts (tools/fallback-fonts.mjs says how). The fonts of the systems, scaled so that nothing moves
   when the web font arrives: Arial on Windows and macOS, Roboto on Android, DejaVu or Liberation on Linux. */
`;

const pages = readdirSync('build', {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.html'))
  .map((name) => load(readFileSync(join('build', name), 'utf8')));
const browser = await chromium.launch({executablePath: browserPath(), args: ['--no-sandbox']});
try {
  const faces = await fitFaces(await browser.newPage(), countWords(pages));
  writeFileSync(TARGET, [HEAD, ...faces.map(faceRule)].join('\n'));
  console.log(`${TARGET}: ${faces.length} faces`);
} finally {
  await browser.close();
}
