/** Where a path ends, as path-to-regexp is told by the router. */
interface Options {
  end: boolean;
  strict: boolean;
  sensitive: boolean;
}

/**
 * What the router needs of path-to-regexp: routes are plain paths, which route-table.cjs makes sure of, and `*`. Of escaped
 * characters, which links of the navbar have, the backslash is taken away before all are escaped.
 */
export default function pathPattern(path: string, keys: {name: number}[], {end, strict, sensitive}: Options): RegExp {
  const flags = sensitive ? '' : 'i';
  if (path === '*') {
    keys.push({name: 0});
    return new RegExp('^(.*)', flags);
  }
  const plain = path.replaceAll(/\\(.)/g, '$1');
  const stem = strict ? plain : plain.replace(/\/$/, '');
  const pattern = stem.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&') + (strict ? '' : '(?:\\/(?=$))?');
  return new RegExp(`^${pattern}${end ? '$' : strict && plain.endsWith('/') ? '' : '(?=\\/|$)'}`, flags);
}
