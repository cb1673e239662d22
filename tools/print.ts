// Writes the whole documentation of a build as one PDF. Usage: npm run print -- [FILE]
import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {browserPath} from './browser.mjs';
import {readOutline} from '../plugins/pages/outline';
import {bookHtml} from './print/book-html';

const BUILD = 'build';

/** A host that nothing else answers: the browser gets every file from the build. */
const ORIGIN = 'http://print.invalid';

function read(permalink: string): string | null {
  const file = join(BUILD, `${permalink === '/' ? '/index' : permalink}.html`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * Writes the whole documentation as one PDF, with contents, bookmarks and the address of each page.
 *
 * @param target path of the PDF
 * @throws Error where there's no build
 */
async function printDocs(target: string): Promise<void> {
  const first = read('/docs/intro');
  if (!first) throw new Error(`${BUILD}/ has no pages to print: run npm run build first.`);
  const styles = [...first.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
  const html = bookHtml(readOutline().sections, read, styles);
  const executablePath = browserPath();
  const browser = await chromium.launch({...(executablePath && {executablePath}), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage({javaScriptEnabled: false});
    await page.route('**/*', async (route) => {
      const {pathname} = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({contentType: 'text/html', body: html});
      const file = join(BUILD, decodeURIComponent(pathname));
      return existsSync(file) ? route.fulfill({path: file}) : route.abort();
    });
    await page.goto(`${ORIGIN}/`);
    await page.pdf({
      path: target,
      format: 'A4',
      // The site's sizes are for screens.
      scale: 0.8,
      outline: true,
      tagged: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate:
        '<div style="width:100%;font-size:8px;text-align:center"><span class="pageNumber"></span> / <span class="totalPages"></span></div>',
      margin: {top: '18mm', bottom: '18mm', left: '16mm', right: '16mm'},
    });
  } finally {
    await browser.close();
  }
  console.log(`wrote ${target} (${(statSync(target).size / 1e6).toFixed(1)} MB)`);
}

printDocs(process.argv[2] ?? 'docs.pdf').catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
