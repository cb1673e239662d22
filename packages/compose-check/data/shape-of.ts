import type {MapShape, ScalarShape, Shape, Shapes} from './shapes-schema';

/** What a word stands for: one of the shapes, or types of JSON. */
export const shapeOf = (written: Shape, shapes: Shapes): Exclude<Shape, string> =>
  typeof written === 'string' ? shapeOf(shapes[written] ?? {type: written}, shapes) : written;

export const typesIn = ({type}: ScalarShape): string[] => type.split('|');

/** Whether a map may have keys of its own that begin with `x-`. */
export const hasExtensions = ({keys, extensions}: MapShape): boolean => keys !== undefined && extensions !== false;
