import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {rspack} from '@docusaurus/faster';

const SCRIPT = /<script>([\s\S]*?)<\/script>/g;

function minify(source: string): string {
  const {code} = rspack.experiments.swc.minifySync(source, {compress: true, mangle: true, module: false});
  return code;
}

/**
 * Minifies the inline scripts of all pages below a folder. All pages have the same ones, and Docusaurus minifies them on
 * each page anew, which was half of the time of rendering: it is told not to (`SKIP_HTML_MINIFICATION`). Besides
 * scripts, it would only take out white space and closing slashes.
 */
export function minifyInlineScripts(folder: string): void {
  const known = new Map<string, string>();
  const short = (source: string): string => {
    const code = known.get(source) ?? minify(source);
    known.set(source, code);
    return code;
  };
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.html')) continue;
    const path = join(folder, name);
    const html = readFileSync(path, 'utf8');
    // Redirects are pages of another kind, and may not be there yet.
    if (html.includes('<div id="__docusaurus">'))
      writeFileSync(
        path,
        html.replace(SCRIPT, (_whole, source: string) => `<script>${short(source)}</script>`),
      );
  }
}
