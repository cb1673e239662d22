import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {bookHtml} from '../../tools/print/book-html';
import {readOutline} from '../../plugins/pages/outline';
import {builtPages} from '../support/built-site';

describe('the documentation as one document', () => {
  const pages = new Map(builtPages().map(({route, html}) => [route, html]));
  const $ = load(bookHtml(readOutline().sections, (permalink) => pages.get(permalink) ?? null, []));

  it('has every page with its address, and contents that lead to it', () => {
    const addresses = $('.book-address')
      .toArray()
      .map((address) => $(address).text().slice(site.url.length));
    const docs = [...pages].filter(([, html]) => html.includes('theme-doc-markdown')).map(([route]) => route);
    expect(addresses.sort()).toEqual(docs.sort());
    expect($('.book-contents a').length).toBe(addresses.length);
  });

  it('keeps the word of a glossary term, without its definition', () => {
    const term = builtPages()
      .map((page) => page.$('.theme-doc-markdown p:has(button + [role=tooltip])').first().clone())
      .find((paragraph) => paragraph.length > 0);
    term?.find('[role=tooltip]').remove();
    expect(term?.text()).toBeTruthy();
    expect($('main, body').text()).toContain(term?.text());
    expect($('[role=tooltip]').length).toBe(0);
  });

  it('has no id twice, and no link that leads nowhere', () => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? '');
    expect(ids.length).toBe(new Set(ids).size);
    const known = new Set(ids);
    const inside = $('a[href^="#"]')
      .toArray()
      .map((link) => $(link).attr('href')?.slice(1) ?? '');
    expect(inside.filter((id) => !known.has(decodeURIComponent(id)))).toEqual([]);
    expect($('a[href^="/"], button, form, [data-markdown-ignore]').length).toBe(0);
  });
});
