import {arrangeTall} from './arrange';
import {draw} from './draw';
import {element, type Element} from './element';
import {authored} from './grid';
import {layOut, type Layout} from './layout';
import {DiagramError} from './parse';
import type {Diagram} from './schema';
import {TALL, WIDE} from './style';

export interface Layouts {
  wide: Layout;
  tall: Layout;
}

/**
 * Both drawings of a diagram.
 *
 * @throws DiagramError when one does not fit
 */
export function layOutBoth(diagram: Diagram): Layouts {
  const wide = layOut(diagram, authored(diagram), WIDE);
  if (!wide)
    throw new DiagramError(`The diagram is wider than ${WIDE.width} px. Shorten labels or use fewer columns.`, 1);
  const tall = arrangeTall(diagram);
  if (!tall)
    throw new DiagramError(`The diagram does not fit ${TALL.width} px on phones. Shorten labels or drop nodes.`, 1);
  return {wide, tall};
}

/** The figure as it stands in a page: one drawing for wide screens, one for narrow ones, and the same in words. */
export function figure(diagram: Diagram): Element {
  const {wide, tall} = layOutBoth(diagram);
  const {title, alt} = diagram;
  return element('Diagram', {className: 'diagram', name: title}, [
    draw(wide, 'diagram-wide', alt, WIDE.styles[wide.tightness]?.pad ?? 0),
    draw(tall, 'diagram-tall', alt, TALL.styles[tall.tightness]?.pad ?? 0),
    element('figcaption', {}, [element('strong', {}, [title]), `. ${alt}`]),
  ]);
}
