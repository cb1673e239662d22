import {hasExtensions, shapeOf, typesIn} from '../../data/shape-of';
import type {MapShape, ScalarShape, Shape, Shapes} from '../../data/shapes-schema';

/** A JSON Schema, including the extra keywords that editors read. */
export interface Schema {
  [keyword: string]: unknown;
}

/** Adds to the schema of a place, such as `services.*.ports[].target`. */
export type Refine = (schema: Schema, path: string) => Schema;

/** Strings that the loader converts; the value of `${…}` is known only when the file is deployed. */
const CAST_PATTERNS = {
  int: String.raw`^[-+]?\d+$|\$`,
  float: String.raw`^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$|\$`,
  bool: String.raw`^([Tt]rue|TRUE|[Ff]alse|FALSE|[Yy]es|YES|[Nn]o|NO|[Oo]n|ON|[Oo]ff|OFF|[YyNn])$|\$`,
};

const FORMAT_PATTERNS: Record<string, string> = {
  size: String.raw`^\s*\d*\.?\d+\s?([kKmMgGtTpP]?([iI]?[bB])?)\s*$|\$`,
  duration: String.raw`^[-+]?0$|^[-+]?(\d+\.?\d*(ns|us|µs|μs|ms|s|m|h|d|w))+$|\$`,
  number: CAST_PATTERNS.float,
  count: String.raw`^([-+]?\d+|[aA][lL][lL])$|\$`,
};

function patternOf({cast, format, pattern}: ScalarShape): string | undefined {
  if (pattern) return String.raw`${pattern}|\$`;
  return cast ? CAST_PATTERNS[cast] : format && FORMAT_PATTERNS[format];
}

function scalarSchema(shape: ScalarShape): Schema {
  const {oneOf, min, max} = shape;
  const types = typesIn(shape);
  const pattern = patternOf(shape);
  return {
    type: types.length === 1 ? types[0] : types,
    ...(oneOf ? {enum: [...oneOf, ...(types.includes('null') ? [null] : [])]} : {}),
    ...(pattern && types.includes('string') && !oneOf ? {pattern} : {}),
    ...(min === undefined ? {} : {minimum: min}),
    ...(max === undefined ? {} : {maximum: max}),
  };
}

function mapSchema(shape: MapShape, path: string, refine: Refine, shapes: Shapes): Schema {
  const {keys = {}, names, required = []} = shape;
  const below = (name: string) => (path ? `${path}.${name}` : name);
  const properties = Object.entries(keys).map(([name, value]) => [
    name,
    shapeToSchema(value, below(name), refine, shapes),
  ]);
  const others = shape.others ? shapeToSchema(shape.others, below('*'), refine, shapes) : false;
  return {
    type: shape.nullable ? ['object', 'null'] : 'object',
    ...(properties.length ? {properties: Object.fromEntries(properties) as Schema} : {}),
    ...(names && others ? {patternProperties: {[names]: others}} : {}),
    ...(hasExtensions(shape) ? {patternProperties: {'^x-': {}}} : {}),
    ...(required.length ? {required} : {}),
    additionalProperties: names ? false : others,
  };
}

/**
 * Makes a schema of what the loader of Compose files accepts.
 *
 * @param path of the place: keys with dots between, `*` for a name of the reader's, `[]` after a list
 * @param shapes that words stand for
 */
export function shapeToSchema(written: Shape, path: string, refine: Refine, shapes: Shapes): Schema {
  if (written === 'any') return refine({}, path);
  const shape = shapeOf(written, shapes);
  if (Array.isArray(shape)) {
    // What's added for the place is added once, above the choices.
    const below: Refine = (schema, at) => (at === path ? schema : refine(schema, at));
    return refine({anyOf: shape.map((one) => shapeToSchema(one, path, below, shapes))}, path);
  }
  if ('type' in shape) return refine(scalarSchema(shape), path);
  if (!('list' in shape)) return refine(mapSchema(shape, path, refine, shapes), path);
  const items = shapeToSchema(shape.list, `${path}[]`, refine, shapes);
  return refine({type: 'array', items, ...(shape.unique ? {uniqueItems: true} : {})}, path);
}
