import {expect, it} from 'vitest';
import siteConfig from '../../plugins/bundling/site-config.cjs';

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
