import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {ORIGIN, portableUrl} from '../../plugins/outputs/markdown/addresses';
import {plainTree} from '../../plugins/outputs/markdown/plain-tree';
import {writeMarkdown, writeSections} from '../../plugins/outputs/markdown/to-markdown';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);
const exported = (source: string) => writeMarkdown(plainTree(parser.parse(source), 'docs/x.mdx')).trim();

describe('elements as Markdown', () => {
  it('makes tabs headed variants, and says where they end', () => {
    const tabs =
      '<Tabs groupId="os">\n<TabItem value="a" label="macOS">\n\nOne.\n\n</TabItem>\n<TabItem value="b" label="Linux">\n\nTwo.\n\n</TabItem>\n</Tabs>';
    expect(exported(`## Install\n\n${tabs}\n\nThen go on.`)).toBe(
      '## Install\n\n### Install (macOS)\n\nOne.\n\n### Install (Linux)\n\nTwo.\n\n**(All variants)**\n\nThen go on.',
    );
    expect(exported(`## Install\n\n${tabs}\n\n## Next`)).not.toContain('All variants');
  });

  it.each([
    [':::caution[Keep the *name*]\n\nText.\n\n:::', '> **Caution: Keep the _name_**\n>\n> Text.'],
    [':::note\n\nText.\n\n:::', '> **Note**\n>\n> Text.'],
    ['Jobs: <Engine is="public">No</Engine><Engine is="older">Yes</Engine>', 'Jobs: No (older engine: Yes)'],
    [
      `| A | B |\n|---|---|${'\n| x | No<Engine is="older">Yes</Engine> |'.repeat(3)}\n| y | Yes |`,
      `| A | B | Older engine, B |\n| - | - | - |${'\n| x | No | Yes |'.repeat(3)}\n| y | Yes | |`,
    ],
    ['<Steps>\n\n### One\n\nText.\n\n</Steps>', '### One\n\nText.'],
    ['<details>\n<summary>More `x`</summary>\n\nText.\n\n</details>', '**More x**\n\nText.'],
    ['| A |\n|---|\n| <Anchor id="a">`x`</Anchor> <Support kind="yes">Yes</Support> |', '| A |\n| - |\n| `x` Yes |'],
    ['<img src="/img/a.svg" alt="A mark" width="2" height="2" />', '![A mark](/img/a.svg)'],
    ['See <img src="/img/a.svg" alt="" /> here.', 'See ![](/img/a.svg) here.'],
    ['{/* a note for writers */}\n\nText.', 'Text.'],
    ['The host:port pair.', 'The host:port pair.'],
    [
      '<figure>\n<svg />\n<figcaption><strong>How</strong>. From a to b.</figcaption>\n</figure>',
      '**Diagram: How.** From a to b.',
    ],
    ['```yaml {2}\na: 1\nb: 2\n```', '```yaml\na: 1\nb: 2\n```'],
    ['````text\n```\ninner\n```\n````', '````text\n```\ninner\n```\n````'],
  ])('reads %j', (source, result) => {
    expect(exported(source)).toBe(result);
  });

  it('stops at an element nobody described, with file, line and remedy', () => {
    expect(() => exported('Text.\n\n<Mystery />')).toThrow(
      /docs\/x\.mdx:3: no reading as Markdown for <Mystery>.*elements\.ts/,
    );
  });
});

// The others are on pages: tests/site/markdown-export.test.ts.
it.each([
  ['/docs/intro?q=a', `${ORIGIN}/docs/intro?q=a`],
  ['/docs/intro/#a', `${ORIGIN}/docs/intro.md#a`],
  [`${ORIGIN}/docs/intro`, `${ORIGIN}/docs/intro.md`],
])('the link %s becomes %s', (url, result) => {
  expect(portableUrl(url, '/docs/concepts/mcp', new Set(['/docs/intro']))).toBe(result);
});

it('a file begins with front matter, the way to the index, and the title', () => {
  const head = {title: 'A: "b"', description: 'D.', permalink: '/docs/a', lastUpdated: '2026-01-31'};
  const {text} = writeSections(head, parser.parse('Body.'));
  expect(text).toBe(
    `---\ntitle: "A: \\"b\\""\ndescription: "D."\nurl: "${ORIGIN}/docs/a"\nlast_updated: "2026-01-31"\n---\n\n> Documentation index: ${ORIGIN}/llms.txt\n\n# A: "b"\n\nBody.\n`,
  );
});
