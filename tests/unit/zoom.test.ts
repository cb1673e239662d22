import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {zoomable} from '../../src/components/Zoom/Zoom';

it('an image of a page comes with a button that enlarges it, named after what it shows', () => {
  const Picture = zoomable((props) => createElement('img', props));
  const html = renderToStaticMarkup(createElement(Picture, {src: '/img/portal.png', alt: 'Services of a project'}));
  expect(html).toMatch(/<img src="\/img\/portal.png" alt="Services of a project"\/?>/);
  expect(html).toContain('aria-label="Enlarge: Services of a project"');
  expect(html).toContain('aria-haspopup="dialog"');
});
