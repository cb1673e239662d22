import {join} from 'node:path';
import {PACKAGE} from './constants';
import type {Facts} from './facts';
import {servedFiles} from './library';

/** What somebody reads who unpacks the package before they run it. */
const readme = ({name, slug, version, origin}: Facts): string => `# The ${name} docs as an MCP server

Searches the ${name} docs and reads their pages, checks Compose files, and explains error messages.
The docs describe ${name} ${version}.

Start it from an MCP client, over standard input and output:

\`\`\`json
{"mcpServers": {"${slug}-docs": {"command": "npx", "args": ["-y", "${origin}${PACKAGE}"]}}}
\`\`\`

Or serve HTTP to programs on the same machine:

\`\`\`shell
npx -y ${origin}${PACKAGE} --http 4000
\`\`\`

- **The pages are in this package**, in \`site/\`, along with the search index. The server fetches nothing and sends nothing.
- npx keeps the copy that it downloads first. For newer docs, add a query to the address, such as \`?2\`.
- It only reads. It needs no account, and it deploys nothing.
- It speaks MCP 2026-07-28 and the revisions before it.
- It has no dependencies. \`LICENSES.txt\` has the licenses of what is bundled in it.
- ${origin}${PACKAGE}.sha256 is the checksum of the package that the site serves now.
`;

/**
 * The server as a package for npx, with the pages of a build.
 *
 * @param build folder of the build
 * @param facts path of the file with the facts of that build
 */
export const packedServer = (build: string, facts: Facts) => ({
  name: `${facts.slug}-docs-mcp`,
  description: `The ${facts.name} docs as an MCP server: search, pages, the check of Compose files and messages.`,
  readme: readme(facts),
  files: Object.fromEntries(servedFiles(facts).map((path) => [`site/${path}`, join(build, path)])),
  address: PACKAGE,
});
