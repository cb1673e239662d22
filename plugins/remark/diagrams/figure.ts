import {draw} from './draw';
import {drawn} from '../../pages/mdast/build';
import {type Layout, layOut} from './layout';
import {LineError} from '../../pages/data/read-yaml';
import type {Diagram} from './schema';
import {TALL, WIDE} from './style';

/**
 * Both drawings of a diagram: for wide screens, and for phones.
 *
 * @throws LineError when one doesn't fit
 */
export function layOutBoth(diagram: Diagram): {wide: Layout; tall: Layout} {
  const wide = layOut(diagram, WIDE);
  if (!wide)
    throw new LineError(
      `The diagram is larger than ${WIDE.width} by ${WIDE.height} px. Shorten labels or drop nodes.`,
      1,
    );
  const tall = layOut(diagram, TALL);
  if (!tall)
    throw new LineError(
      `The diagram does not fit ${TALL.width} by ${TALL.height} px on phones. Shorten labels or drop nodes.`,
      1,
    );
  return {wide, tall};
}

/** The figure as it appears in a page: one drawing for wide screens, one for narrow ones, and the same in words. */
export function figure(diagram: Diagram) {
  const {wide, tall} = layOutBoth(diagram);
  const {title, alt} = diagram;
  return drawn(
    'Diagram',
    {className: 'diagram', name: title},
    draw(wide, 'diagram-wide', alt),
    draw(tall, 'diagram-tall', alt),
    drawn('figcaption', {}, drawn('strong', {}, title), `. ${alt}`),
  );
}
