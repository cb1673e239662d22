import {LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';

/** What is wrong in a text, and in which of its lines (the first is 1). */
export class LineError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

const sentence = ({path, message}: z.core.$ZodIssue): string =>
  `${path.join('.') || 'top level'}: ${message.replace(/^Invalid input: .* received undefined$/, 'is missing')}`;

/** @throws Error with the file and the line in front of what is wrong there */
export function inFile<Result>(path: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw error instanceof LineError ? new Error(`${path}:${error.line}: ${error.message}`) : error;
  }
}

/**
 * Reads a text in YAML, or in JSON, which is YAML too.
 *
 * @param changed what the schema sees of what was read
 * @returns the data, and where the value at a path is, or the nearest one around it that's there
 * @throws LineError that names the place and what is wrong
 */
export function readYaml<S extends z.ZodType>(source: string, schema: S, changed = (read: unknown) => read) {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, merge: true});
  const [fault] = document.errors;
  // The parser adds the line, and what is there.
  const problem = fault?.message.replace(/ at line[^]*$/, '');
  if (fault) throw new LineError(`not valid YAML: ${problem}`, fault.linePos?.[0].line ?? 1);
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true) as {range?: [number, number, number]} | undefined;
      if (node?.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const {data, error} = schema.safeParse(changed(document.toJS({maxAliasCount: -1})));
  if (error) throw new LineError(error.issues.map(sentence).join('; '), lineOf(error.issues[0]?.path ?? []));
  return {data, lineOf};
}
