// Where the package and the container start: the facts are next to this file once it's bundled, and so are the pages,
// unless another folder is named.
import {join} from 'node:path';
import {main} from './main';

main(process.argv.slice(2), {build: join(__dirname, 'site'), facts: () => join(__dirname, 'mcp.json')});
