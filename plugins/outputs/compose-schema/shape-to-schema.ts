import type {Shape} from '../../../src/check/engine/shapes/shape';

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

function patternOf({cast, format, pattern}: Extract<Shape, {kind: 'scalar'}>): string | undefined {
  if (pattern) return String.raw`${pattern.source}|\$`;
  return cast ? CAST_PATTERNS[cast] : format && FORMAT_PATTERNS[format];
}

function scalarSchema(shape: Extract<Shape, {kind: 'scalar'}>): Schema {
  const {types, oneOf, min, max} = shape;
  const pattern = patternOf(shape);
  return {
    type: types.length === 1 ? types[0] : types,
    ...(oneOf ? {enum: [...oneOf, ...(types.includes('null') ? [null] : [])]} : {}),
    ...(pattern && types.includes('string') && !oneOf ? {pattern} : {}),
    ...(min === undefined ? {} : {minimum: min}),
    ...(max === undefined ? {} : {maximum: max}),
  };
}

function mapSchema(shape: Extract<Shape, {kind: 'map'}>, path: string, refine: Refine): Schema {
  const below = (name: string) => (path ? `${path}.${name}` : name);
  const properties = Object.entries(shape.keys).map(([name, value]) => [
    name,
    shapeToSchema(value, below(name), refine),
  ]);
  const others = shape.others ? shapeToSchema(shape.others, below('*'), refine) : false;
  return {
    type: shape.nullable ? ['object', 'null'] : 'object',
    ...(properties.length ? {properties: Object.fromEntries(properties) as Schema} : {}),
    ...(shape.names && others ? {patternProperties: {[shape.names.source]: others}} : {}),
    ...(shape.extensions ? {patternProperties: {'^x-': {}}} : {}),
    ...(shape.required.length ? {required: shape.required} : {}),
    additionalProperties: shape.names ? false : others,
  };
}

/**
 * Makes a schema of what the loader of Compose files accepts.
 *
 * @param path of the place: keys with dots between, `*` for a name of the reader's, `[]` after a list
 */
export function shapeToSchema(shape: Shape, path: string, refine: Refine): Schema {
  switch (shape.kind) {
    case 'any':
      return refine({}, path);
    case 'scalar':
      return refine(scalarSchema(shape), path);
    case 'list':
      return refine(
        {
          type: 'array',
          items: shapeToSchema(shape.item, `${path}[]`, refine),
          ...(shape.unique ? {uniqueItems: true} : {}),
        },
        path,
      );
    case 'map':
      return refine(mapSchema(shape, path, refine), path);
    case 'either':
      // What's added for the place is added once, above the choices.
      return refine({anyOf: shape.shapes.map((one) => shapeToSchema(one, path, inside(path, refine)))}, path);
  }
}

/** Refines what is below a place, but not the place itself. */
const inside =
  (place: string, refine: Refine): Refine =>
  (schema, path) =>
    path === place ? schema : refine(schema, path);
