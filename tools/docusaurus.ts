// Starts Docusaurus as its own command does, but asks no registry for a newer release, and reports a mistake in what we
// wrote as the one sentence that our own check says about it. Usage: jiti tools/docusaurus.ts COMMAND
// `npm run build` has V8 optimize a function after seven times as much of it has run (--interrupt-budget): a build is so short
// that most of what is optimized isn't called often enough afterwards.
import {inspect, parseArgs} from 'node:util';
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

interface Failure extends Error {
  errors?: Failure[];
  cause?: Failure;
}

/** What an error comes down to: several pages can be wrong at once. */
function roots(error: Failure): Failure[] {
  const causes = [...(error.errors ?? []), error.cause].filter((one) => one !== undefined);
  return causes.length ? causes.flatMap(roots) : [error];
}

function isRefusal({name, stack = ''}: Failure): boolean {
  const [frame = ''] = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return name === 'Error' && OURS.test(frame) && !frame.includes('node_modules');
}

function fail(error: Failure): never {
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

/** Packs what the site offers by npx, with the files of the build, which are all written when it has ended. */
async function packBuild(): Promise<void> {
  const [command, ...args] = process.argv.slice(2);
  if (command !== 'build') return;
  const {values} = parseArgs({args, options: {'out-dir': {type: 'string', default: 'build'}}, strict: false});
  const {packForNpx} = await import('../plugins/hosting/pack');
  await packForNpx(String(values['out-dir']));
}

process.on('unhandledRejection', fail);
// Docusaurus reads the switches when it's loaded.
import('@docusaurus/core/lib/index.js')
  .then(({runCLI}) => runCLI(['node', 'docusaurus', ...process.argv.slice(2)]))
  .then(packBuild)
  .catch(fail);
