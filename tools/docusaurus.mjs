// Starts Docusaurus as its own command does, but asks no registry for a newer release, and reports a mistake in what we
// wrote as the one sentence that our own check says about it. Usage: node tools/docusaurus.mjs COMMAND
import {inspect} from 'node:util';
import {logger} from '@docusaurus/logger';

/** The first line of a stack that our own checks leave. */
const OURS = /^\s+at .*[\\/](plugins|config)[\\/]/;

// Commands that need other values set them again.
process.env.BABEL_ENV ??= 'development';
process.env.NODE_ENV ??= 'development';
// Two switches of Docusaurus. Minifying HTML is half of the time of rendering, and takes out white space that compression
// removes anyway. babel.config.js is for editors; Docusaurus, which doesn't need it, would tell every writer to remove it.
process.env.SKIP_HTML_MINIFICATION ??= 'true';
process.env.DOCUSAURUS_BABEL_CONFIG_FILE_NAME ??= 'none';

/** What an error comes down to: several pages can be wrong at once. */
function roots(error) {
  const causes = [...(error?.errors ?? []), error?.cause].filter(Boolean);
  return causes.length ? causes.flatMap(roots) : [error];
}

function isRefusal({name, stack = ''}) {
  const [frame = ''] = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return name === 'Error' && OURS.test(frame) && !frame.includes('node_modules');
}

function fail(error) {
  const refusals = new Set(
    roots(error)
      .filter(isRefusal)
      .map(({message}) => message),
  );
  console.log('');
  if (refusals.size) for (const message of refusals) logger.error(message);
  else logger.error(inspect(error, {depth: Infinity}));
  process.exit(1);
}

process.on('unhandledRejection', fail);
try {
  // Docusaurus reads the switches when it's loaded.
  const {runCLI} = await import('@docusaurus/core/lib/index.js');
  await runCLI(process.argv);
} catch (error) {
  fail(error);
}
