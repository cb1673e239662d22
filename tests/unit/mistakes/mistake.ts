/** Kind of mistake, what finds it, and what is said: place and remedy. */
export type Mistake = [kind: string, find: () => string[] | Promise<string[]>, said: RegExp];

type Row<Input> = [kind: string, input: Input, said: RegExp];

/**
 * Mistakes that the same check finds.
 *
 * @param place what each message begins with
 * @param rows what the check gets, and what it says behind the place
 */
export const foundBy = <Input>(find: (input: Input) => ReturnType<Mistake[1]>, place: string, rows: Row<Input>[]) =>
  rows.map(([kind, input, said]): Mistake => {
    const begin = place && `^${place.replace(/[./]/g, '\\$&')}`;
    return [kind, () => find(input), new RegExp(begin + said.source, 'm')];
  });
