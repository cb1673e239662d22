import {type CheerioAPI, load} from 'cheerio';
import {site} from '../../config/site';
import type {Listed, Section} from '../../plugins/pages/outline';

/** Elements that only work on a screen. */
const FURNITURE = 'script, noscript, button, form, iframe, [role=tooltip], .hash-link, [data-markdown-ignore]';

/** The text of a page. */
const TEXT = '.theme-doc-markdown';

/** Styles for a book that the site's style sheets don't have. */
const STYLES = `
  body { margin: 0; }
  .book-page { break-before: page; }
  .book-address { margin-block: 0 2rem; font-size: 0.8rem; }
  .book-contents ul { list-style: none; padding: 0; columns: 2; }
  .book-contents h2 { break-after: avoid; }
  [role=tabpanel][hidden] { display: block !important; }
`;

interface Chapter {
  id: string;
  title: string;
  permalink: string;
  body: string;
}

/** Makes ids unique over the whole book, and links to pages of the book lead inside it. */
function joinIn($: CheerioAPI, id: string, ids: ReadonlyMap<string, string>): void {
  $('[id]').each((_, element) => {
    $(element).attr('id', `${id}-${$(element).attr('id')}`);
  });
  for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']) $(`[${name}]`).removeAttr(name);
  $('a[href]').each((_, element) => {
    const href = $(element).attr('href') ?? '';
    const [path = '', hash] = href.split('#');
    const target = path === '' ? id : ids.get(path);
    if (target) $(element).attr('href', `#${target}${hash ? `-${hash}` : ''}`);
    else if (href.startsWith('/')) $(element).attr('href', site.url + href);
  });
}

function chapterOf({title, permalink}: Listed, html: string, ids: ReadonlyMap<string, string>): Chapter {
  const id = ids.get(permalink) ?? '';
  const $ = load(`<main>${load(html)(TEXT).first().html() ?? ''}</main>`, null, false);
  // A glossary term is a button with its definition next to it: the word stays.
  $('button:has(+ [role=tooltip])').each((_, term) => {
    $(term).replaceWith($(term).text());
  });
  $(FURNITURE).remove();
  $('details').attr('open', '');
  joinIn($, id, ids);
  return {id, title, permalink, body: $('main').html() ?? ''};
}

const contents = (sections: {title: string; chapters: Chapter[]}[]): string =>
  sections
    .map(
      ({title, chapters}) =>
        `<h2>${title}</h2><ul>${chapters.map((chapter) => `<li><a href="#${chapter.id}">${chapter.title}</a></li>`).join('')}</ul>`,
    )
    .join('');

/**
 * The whole documentation as one HTML document: contents, then each page with its address.
 *
 * @param read HTML of a built page, or null where there's none
 * @param styles addresses of the site's style sheets
 */
export function bookHtml(
  sections: readonly Section[],
  read: (permalink: string) => string | null,
  styles: readonly string[],
): string {
  const listed = sections.map(({title, groups}) => ({
    title,
    // Indexes of categories have no text of their own.
    pages: groups.flatMap(({pages}) => pages).filter(({permalink}) => read(permalink)?.includes(TEXT.slice(1))),
  }));
  const ids = new Map(listed.flatMap(({pages}) => pages).map(({permalink}, number) => [permalink, `page-${number}`]));
  const parts = listed
    .filter(({pages}) => pages.length > 0)
    .map(({title, pages}) => ({
      title,
      chapters: pages.map((page) => chapterOf(page, read(page.permalink) ?? '', ids)),
    }));
  const chapters = parts.flatMap((part) => part.chapters);
  return `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><title>${site.name} docs</title>
${styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}<style>${STYLES}</style></head><body>
<nav class="book-contents markdown"><h1>${site.name} docs</h1><p>${site.tagline}. These pages describe CLI ${site.cliVersion}.</p>${contents(parts)}</nav>
${chapters.map(({id, permalink, body}) => `<section class="book-page markdown" id="${id}">${body}<p class="book-address">${site.url}${permalink}</p></section>`).join('\n')}
</body></html>`;
}
