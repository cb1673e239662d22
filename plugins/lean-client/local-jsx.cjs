const IMPORT = /^import \{([^}]+)\} from ["']react\/jsx-runtime["'];?$/m;

/**
 * Loader for compiled pages: gives the functions that make elements names of the page's own. Each call of an imported
 * name would be a reference, which the bundler keeps in about a kilobyte, twice, and writes as `(0,r.jsx)`.
 */
module.exports = function localJsx(source, map) {
  const code = source.replace(IMPORT, (_, list) => {
    const names = list.split(',').map((name) =>
      name
        .trim()
        .split(' as ')
        .map((part) => part.trim()),
    );
    const imported = names.map(([name, local = name]) => `${name} as imported${local}`).join(', ');
    const own = names.map(([name, local = name]) => `${local} = imported${local}`).join(', ');
    return `import { ${imported} } from "react/jsx-runtime"; const ${own};`;
  });
  this.callback(null, code, map);
};
