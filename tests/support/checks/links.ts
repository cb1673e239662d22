import type {Link, Node} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from '../../../plugins/pages/load-pages';
import {type SiteMap, whyUnanswered} from '../site-map';

/** Texts that say nothing about where the link leads. */
const VAGUE = /^(here|click here|this|this page|link|read more|more|learn more|docs|documentation)$/i;

/** Internal links of the pages: they lead to a page and an anchor that exist, and say where. */
export function checkLinks(pages: Page[], map: SiteMap): string[] {
  return pages.flatMap((page) => {
    const problems: string[] = [];
    const say = (node: Node, problem: string) =>
      problems.push(`${page.file}:${node.position?.start.line ?? 'generated'}: ${problem}`);
    visit(page.tree, (node) => {
      const url = node.type === 'link' ? (node as Link).url : jsxHref(node);
      if (url === null) return;
      if (node.type === 'link' && VAGUE.test(toString(node).trim()))
        say(node, `the link text "${toString(node)}" does not say where it leads.`);
      if (/^(https?:|mailto:)/.test(url)) return;
      const address = url.startsWith('#') ? `${page.permalink}${url}` : url;
      if (!address.startsWith('/'))
        return say(node, `write the link "${url}" as an absolute path of the site, such as /docs/concepts/compose.`);
      if (/^\/(img|samples-v2\.json|llms)/.test(address)) return;
      const why = whyUnanswered(address, map);
      if (why) say(node, `the link "${url}" is dead: ${why}.`);
    });
    return problems;
  });
}

function jsxHref(node: Node): string | null {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return null;
  const href = (node as MdxJsxFlowElement).attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && (attribute.name === 'href' || attribute.name === 'to'),
  );
  return typeof href?.value === 'string' ? href.value : null;
}
