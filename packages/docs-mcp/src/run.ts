// Where `npm run mcp` starts, with the build of this checkout.
import {main} from './main';

main(process.argv.slice(2), {build: 'build', facts: (build) => `${build}-host/mcp/mcp.json`});
