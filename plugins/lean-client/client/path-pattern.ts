/** Where a path ends, as path-to-regexp is told by the router. */
interface Options {
  end: boolean;
  strict: boolean;
  sensitive: boolean;
}

/** What the router calls of the expressions of path-to-regexp. */
interface Pattern {
  exec: (pathname: string) => [path: string, ...values: string[]] | null;
}

/**
 * What the router needs of path-to-regexp: routes are plain paths, which route-table.cjs makes sure of, and `*`. Of escaped
 * characters, which links of the navbar have, the backslash is taken away. The paths are compared, since expressions for
 * all pages of a site take a phone longer to set up than the page to find.
 */
export default function pathPattern(path: string, keys: {name: number}[], {end, strict, sensitive}: Options): Pattern {
  if (path === '*') {
    keys.push({name: 0});
    return {exec: (pathname) => [pathname, pathname]};
  }
  const fold = (text: string) => (sensitive ? text : text.toLowerCase());
  const plain = fold(path.replaceAll(/\\(.)/g, '$1'));
  const stem = strict ? plain : plain.replace(/\/$/, '');
  return {
    exec(pathname) {
      const given = fold(pathname);
      if (!given.startsWith(stem)) return null;
      const rest = given.slice(stem.length);
      if (rest === '' || (rest === '/' && !strict)) return [pathname];
      const isBelow = rest.startsWith('/') || (strict && stem.endsWith('/'));
      return isBelow && !end ? [pathname.slice(0, stem.length)] : null;
    },
  };
}
