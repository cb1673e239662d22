import {existsSync, statSync} from 'node:fs';
import {dirname, posix} from 'node:path';
import type {Image, Node} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeOf} from '../../../plugins/pages/mdast/element';
import type {Page} from '../../../plugins/pages/page';

/** Bytes above which a picture slows the page down for no visible gain. */
const MAXIMUM = 300_000;

/** Path of the file behind the address of an image, from the root of the repository; null outside the site. */
export function imageFile(page: string, url: string): string | null {
  if (/^(https?:|data:)/.test(url)) return null;
  return url.startsWith('/') ? posix.join('static', url) : posix.join(dirname(page), url);
}

/** Pictures of the pages: they exist, are small enough, and have a text alternative and a size. */
export function checkImages(pages: Pick<Page, 'file' | 'tree'>[]): string[] {
  return pages.flatMap((page) => {
    const problems: string[] = [];
    const look = (node: Node, url: string, alt: string | undefined) => {
      const say = (problem: string) =>
        problems.push(`${page.file}:${node.position?.start.line ?? 'generated'}: ${problem}`);
      const file = imageFile(page.file, url);
      if (alt === undefined || (alt === '' && node.type === 'image'))
        say(`the image "${url}" has no text alternative: say in alt what it shows.`);
      if (file === null) return say(`the image "${url}" comes from another site: put it into static/img/.`);
      if (!existsSync(file)) return say(`the image "${url}" is missing: there is no ${file}.`);
      const {size} = statSync(file);
      if (size > MAXIMUM)
        say(`the image "${url}" has ${Math.round(size / 1000)} kB: bring it below ${MAXIMUM / 1000} kB.`);
    };
    visit(page.tree, (node) => {
      if (node.type === 'image') look(node, (node as Image).url, (node as Image).alt ?? '');
      const source = 'name' in node && node.name === 'img' ? (attributeOf(node, 'src') ?? '') : null;
      if (source === null) return;
      look(node, source, attributeOf(node, 'alt'));
      if (!attributeOf(node, 'width') || !attributeOf(node, 'height')) {
        problems.push(
          `${page.file}:${node.position?.start.line ?? 'generated'}: the image "${source}" has no size: give it width and height, so that the page does not jump.`,
        );
      }
    });
    return problems;
  });
}
