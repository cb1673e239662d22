// Starts Docusaurus as its own command does, but asks no registry for a newer release, and reports a mistake in what we
// wrote as the one sentence that our own check says about it. Usage: node tools/docusaurus.mjs COMMAND
import {inspect} from 'node:util';
import {runCLI} from '@docusaurus/core/lib/index.js';
import {logger} from '@docusaurus/logger';

/** The first line of a stack that our own checks leave. */
const OURS = /^\s+at .*[\\/](plugins|config)[\\/]/;

// Commands that need other values set them again.
process.env.BABEL_ENV ??= 'development';
process.env.NODE_ENV ??= 'development';
// Docusaurus's own switch: minifying HTML is half of the time of rendering, and takes out white space that compression removes anyway.
process.env.SKIP_HTML_MINIFICATION ??= 'true';

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

/**
 * The contract requires babel.config.js, for editors and tools that look for it, but Docusaurus tells every writer to
 * remove it.
 */
const KEPT = /remove the Babel config file/;
const warn = logger.warn;
logger.warn = (message, ...values) => KEPT.test(String(message)) || warn(message, ...values);

process.on('unhandledRejection', fail);
try {
  await runCLI(process.argv);
} catch (error) {
  fail(error);
}
