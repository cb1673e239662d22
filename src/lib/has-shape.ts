/** Says whether a value that comes from outside, such as the browser's storage, is what the code expects. */
export type Shape = (value: unknown) => boolean;

export const isText: Shape = (value) => typeof value === 'string';
export const isNumber: Shape = (value) => typeof value === 'number' && Number.isFinite(value);
export const isFlag: Shape = (value) => typeof value === 'boolean';

export const oneOf =
  (...known: readonly unknown[]): Shape =>
  (value) =>
    known.includes(value);

export const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);

export const nullable =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || value === null || shape(value);

export const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A map whose values all fit. */
export const mapOf =
  (shape: Shape): Shape =>
  (value) =>
    isRecord(value) && Object.values(value).every(shape);

/** A map in which these keys fit; others may be there. */
export const withKeys =
  (shapes: Record<string, Shape>): Shape =>
  (value) =>
    isRecord(value) && Object.entries(shapes).every(([key, shape]) => shape(value[key]));

/** A list of exactly these. */
export const listWith =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    Array.isArray(value) && value.length === shapes.length && shapes.every((shape, place) => shape(value[place]));
