import {existsSync, statSync} from 'node:fs';
import {dirname, posix} from 'node:path';
import type {Image, Node} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeOf} from '../../../plugins/pages/mdast/element';
import type {Page} from '../../../plugins/pages/page';

/** Bytes above which a picture slows the page down for no visible gain. */
const MAXIMUM = 300_000;

/** Path of the file behind the address of an image, from the root of the repository; null outside the site. */
function imageFile(page: string, url: string): string | null {
  if (/^(https?:|data:)/.test(url)) return null;
  return url.startsWith('/') ? posix.join('static', url) : posix.join(dirname(page), url);
}

/** Pictures of the pages: they exist, are small enough, and have a size. markdownlint wants a text of each. */
export function checkImages(pages: Pick<Page, 'file' | 'tree'>[]): string[] {
  return pages.flatMap((page) => {
    const problems: string[] = [];
    const look = (node: Node, url: string, hasSize: boolean) => {
      const say = (problem: string) =>
        problems.push(`${page.file}:${node.position?.start.line ?? 'generated'}: the image "${url}" ${problem}`);
      const file = imageFile(page.file, url);
      if (!hasSize) say('has no size: give it width and height, so that the page does not jump.');
      if (file === null) return say('comes from another site: put it into static/img/.');
      if (!existsSync(file)) return say(`is missing: there is no ${file}.`);
      const {size} = statSync(file);
      if (size > MAXIMUM) say(`has ${Math.round(size / 1000)} kB: bring it below ${MAXIMUM / 1000} kB.`);
    };
    visit(page.tree, (node) => {
      if (node.type === 'image') look(node, (node as Image).url, true);
      else if ('name' in node && node.name === 'img')
        look(node, attributeOf(node, 'src') ?? '', Boolean(attributeOf(node, 'width') && attributeOf(node, 'height')));
    });
    return problems;
  });
}
