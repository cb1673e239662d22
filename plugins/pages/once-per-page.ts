import type {Page} from './page';

/** A function of a page that is called once for each, however often its result is asked for. */
export function oncePerPage<T extends object | string>(make: (page: Page) => T): (page: Page) => T {
  const made = new WeakMap<Page, T>();
  return (page) => {
    const earlier = made.get(page);
    if (earlier !== undefined) return earlier;
    const result = make(page);
    made.set(page, result);
    return result;
  };
}
