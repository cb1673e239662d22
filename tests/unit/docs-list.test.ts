import {expect, it} from 'vitest';
import docsList from '../../plugins/bundling/docs-list.cjs';

const link = (docId: string, more = {}) => ({type: 'link', href: `/docs/${docId}`, label: docId, docId, ...more});

it('keeps the descriptions that the page of a category shows, and drops the list of docs', () => {
  const docs = Object.fromEntries(['a', 'b', 'c'].map((id) => [id, {id, title: id, description: `About ${id}`}]));
  const docsSidebars = {
    main: [
      link('a'),
      {type: 'category', label: 'FAQ', href: '/docs/category/faq', items: [link('b'), link('c', {description: 'Own'})]},
      {type: 'category', label: 'More', items: [link('a')]},
    ],
  };
  const {version} = JSON.parse(docsList(JSON.stringify({version: {label: 'Next', docs, docsSidebars}})));
  expect(version).toEqual({
    label: 'Next',
    docs: {},
    docsSidebars: {
      main: [
        link('a'),
        {
          type: 'category',
          label: 'FAQ',
          href: '/docs/category/faq',
          items: [link('b', {description: 'About b'}), link('c', {description: 'Own'})],
        },
        {type: 'category', label: 'More', items: [link('a')]},
      ],
    },
  });
});
