import type {Element} from '../../pages/mdast/element';
import {path, textAt} from './draw';
import {element} from './element';
import {LINE, widthOf} from './measure';
import {rectangle} from './shapes';
import {TALL, WIDE} from './style';

/** One bar. */
interface Bar {
  name: string;
  value: number;
  /** The value as it's written behind the bar. */
  text: string;
}

export interface Bars {
  title: string;
  /** The picture in sentences. */
  alt: string;
  groups: {name: string; bars: Bar[]}[];
}

const ROW = LINE + 3;
const BAR = 10;
const GAP = 14;
const MARGIN = {x: 16, y: 18};
const SPACE = 8;

/** All bars of a figure have one scale, and begin and end in the same place. */
function drawBars({groups, alt}: Bars, width: number, className: string): Element {
  const all = groups.flatMap(({bars}) => bars);
  const widest = (texts: string[]) => Math.ceil(Math.max(...texts.map((text) => widthOf(text, 'plain'))));
  const start = MARGIN.x + widest(all.map(({name}) => name)) + SPACE;
  const room = width - start - SPACE - widest(all.map(({text}) => text)) - MARGIN.x;
  const scale = room / Math.max(...all.map(({value}) => value));
  const texts: Element[] = [];
  const full: string[] = [];
  let y = MARGIN.y;
  for (const {name, bars} of groups) {
    texts.push(textAt(name, 'name', MARGIN.x, y));
    y += ROW;
    for (const bar of bars) {
      const length = Math.max(1, bar.value * scale);
      const rect = {x: start, y: y + (LINE - BAR) / 2, width: length, height: BAR};
      full.push(rectangle(rect, 0));
      texts.push(textAt(bar.name, 'plain', MARGIN.x, y));
      texts.push(textAt(bar.text, 'plain', start + length + SPACE, y));
      y += ROW;
    }
    y += GAP;
  }
  const height = y - GAP + MARGIN.y;
  return element('svg', {className, viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': alt}, [
    path('bars', full),
    ...texts,
  ]);
}

/** Bars as a figure of a page, like that of a diagram: one drawing for wide screens, one for narrow ones. */
export function barFigure(bars: Bars): Element {
  const {title, alt} = bars;
  const figure = element('Diagram', {className: 'diagram', name: title}, [
    drawBars(bars, WIDE.width, 'diagram-wide'),
    drawBars(bars, TALL.width, 'diagram-tall'),
    element('figcaption', {}, [element('strong', {}, [title]), `. ${alt}`]),
  ]);
  figure.data = {...figure.data, diagram: {title, alt}};
  return figure;
}
