import {main} from './main';

main(process.argv.slice(2), {build: 'build', cwd: process.cwd()}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
