import {draw} from './draw';
import {drawn} from '../../pages/mdast/build';
import {type Layout, layOut} from './layout';
import {LineError} from '../../pages/data/read-yaml';
import type {Diagram} from './schema';
import {type Format, TALL, WIDE} from './style';

function fitted(diagram: Diagram, format: Format, where = ''): Layout {
  const layout = layOut(diagram, format);
  if (layout) return layout;
  const size = `${format.width} by ${format.height} px${where}`;
  throw new LineError(`The diagram does not fit ${size}. Shorten labels or drop nodes.`, 1);
}

/**
 * Both drawings of a diagram: for wide screens, and for phones.
 *
 * @throws LineError when one doesn't fit
 */
export const layOutBoth = (diagram: Diagram): {wide: Layout; tall: Layout} => ({
  wide: fitted(diagram, WIDE),
  tall: fitted(diagram, TALL, ' on phones'),
});

/** The figure as it appears in a page: one drawing for wide screens, one for narrow ones, and the same in words. */
export function figure(diagram: Diagram) {
  const {wide, tall} = layOutBoth(diagram);
  const {title, alt} = diagram;
  return drawn(
    'figure',
    {className: 'diagram'},
    draw(wide, 'diagram-wide', alt),
    draw(tall, 'diagram-tall', alt),
    drawn('figcaption', {}, drawn('strong', {}, title), `. ${alt}`),
  );
}
