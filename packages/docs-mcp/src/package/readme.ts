import {mcp} from '../../../../config/mcp';
import {site} from '../../../../config/site';

/** What somebody reads who unpacks the package before they run it. */
export function readme(command: string): string {
  return `# The ${site.name} docs as an MCP server

Searches the ${site.name} docs and reads their pages, looks up commands, checks Compose files, and explains error messages.
The docs describe ${site.name} ${site.cliVersion}.

Start it from an MCP client, over standard input and output:

\`\`\`json
{"mcpServers": {"${site.slug}-docs": {"command": "npx", "args": ["-y", "${site.url}${mcp.package}"]}}}
\`\`\`

Or serve HTTP to programs on the same machine:

\`\`\`shell
${command} --http 4000
\`\`\`

- **The pages are in this package**, in \`site/\`, along with the search index. The server fetches nothing and sends nothing.
- npx keeps the copy that it downloads first. For newer docs, add a query to the address, such as \`?2\`.
- It only reads. It needs no account, and it deploys nothing.
- It speaks MCP 2026-07-28 and the revisions before it.
- It has no dependencies. \`LICENSES.txt\` has the licenses of what is bundled in it.
- ${site.url}${mcp.package}.sha256 is the checksum of the package that the site serves now.
`;
}
