// Where the package and the container start: next to this file, once it's bundled, is all that the tools read.
const cwd = process.cwd();
// They read their data below the working directory, as soon as they're loaded.
process.chdir(__dirname);

import('../main')
  .then(({main}) => main(process.argv.slice(2), {build: 'site', cwd}))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
