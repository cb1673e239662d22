import {site} from '../../config/site';
import {ORIGIN, absolute} from '../outputs/markdown/addresses';
import {SKILL_DESCRIPTION, SKILL_NAME, SKILL_PATH} from '../outputs/markdown/agent-skill';

/**
 * What the site has for agents, as AI Catalog 1.0 has it (https://github.com/Agent-Card/ai-catalog). The schema that
 * registries and Lighthouse check it with (https://github.com/ards-project/ard-spec) also wants a name and questions of
 * each entry. Where the container runs its MCP server, that answers instead and lists itself, too.
 */
export function aiCatalog(): string {
  const {hostname} = new URL(ORIGIN);
  const skill = {
    identifier: `urn:air:${hostname}:skill:${SKILL_NAME}`,
    displayName: `Deploy with ${site.name}`,
    description: SKILL_DESCRIPTION,
    type: 'text/markdown; profile="urn:air:agent-skills"',
    representativeQueries: [
      `Deploy this Compose file with ${site.name}`,
      `Remove a project that ${site.name} deployed`,
    ],
    url: absolute(SKILL_PATH),
  };
  const documentationUrl = absolute('/docs/tutorials/agent-skills');
  const host = {displayName: `${site.name} docs`, identifier: hostname, documentationUrl};
  return `${JSON.stringify({specVersion: '1.0', host, entries: [skill]}, null, 2)}\n`;
}
