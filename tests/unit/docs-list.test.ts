import {expect, it} from 'vitest';
import docsList from '../../plugins/bundling/docs-list.cjs';
import siteConfig from '../../plugins/bundling/site-config.cjs';

const link = (id: string, more = {}) => ({type: 'link', href: `/docs/${id}`, label: id, ...more});
const known = (id: string, more = {}) => link(id, {docId: id, unlisted: false, ...more});

it('keeps the descriptions that the page of a category shows, and what a sidebar shows', () => {
  const docs = Object.fromEntries(['a', 'b', 'c'].map((id) => [id, {id, title: id, description: `About ${id}`}]));
  const faq = {type: 'category', label: 'FAQ', href: '/docs/category/faq'};
  const more = {type: 'category', label: 'More'};
  const docsSidebars = {
    main: [
      known('a'),
      {...faq, items: [known('b'), known('c', {description: 'Own'})]},
      {...more, items: [known('a', {unlisted: true})]},
    ],
  };
  const {version} = JSON.parse(docsList(JSON.stringify({version: {label: 'Next', docs, docsSidebars}})));
  expect(version).toEqual({
    label: 'Next',
    docs: {},
    docsSidebars: {
      main: [
        link('a'),
        {...faq, items: [link('b', {description: 'About b'}), link('c', {description: 'Own'})]},
        {...more, items: [link('a', {unlisted: true})]},
      ],
    },
  });
});

it('leaves out of what every page loads about the site what only a build reads', () => {
  const config = {
    title: 'Docs',
    baseUrl: '/',
    presets: [['classic', {}]],
    ssrTemplate: '<html>{}</html>',
    future: {experimental_faster: {}},
    themeConfig: {},
  };
  expect(siteConfig(`/* {} */\nexport default ${JSON.stringify(config, null, 2)};\n`)).toBe(
    'export default {"title":"Docs","baseUrl":"/","future":{},"themeConfig":{}};\n',
  );
  expect(siteConfig('{"siteVersion": "1", "pluginVersions": {}}')).toBe('{"siteVersion":"1"}');
});
