import {CARDS, CATALOG, LONGEST_BODY, PATH} from 'docs-mcp/constants';

/** Port of the server inside the container, as deploy/start.sh has it. */
export const MCP_PORT = 8081;

/** nginx has checked the name of the host; the server answers to its own only. The site's own header says what's allowed. */
const proxy = `  proxy_pass http://127.0.0.1:${MCP_PORT};
  proxy_http_version 1.1;
  proxy_set_header Host 127.0.0.1;
  proxy_hide_header Allow;
  limit_req zone=mcp burst=40 nodelay;
  limit_req_status 429;`;

const card = (path: string) => `location = ${path} {
${proxy}
}`;

/**
 * Passes requests on to the MCP server of the container. `site.conf` includes it where deploy/start.sh has put it next to
 * it; without it these addresses are like any other that has no page.
 */
export const MCP_CONF = `# Written by the build (plugins/hosting). Do not edit.
# Before the rule that refuses all methods but GET and HEAD.
if ($sent_path = ${PATH}) { break; }
location = ${PATH} {
  client_max_body_size ${Math.ceil(LONGEST_BODY / 1024)}k;
${proxy}
}
${[...CARDS, CATALOG].map(card).join('\n')}
`;
