import {createHash} from 'node:crypto';
import {site} from '../../../config/site';
import {openProviderNames} from '../../pages/data/providers';
import {ORIGIN, absolute} from './addresses';

export const SKILL_NAME = `${site.slug}-deploy`;
export const SKILL_DESCRIPTION = `Deploy a Compose file to ${openProviderNames('or')} with the ${site.slug} command-line tool. Use when a person asks to deploy, update, inspect or remove such a project.`;

export const SKILL_PATH = `/.well-known/agent-skills/${SKILL_NAME}/SKILL.md`;
export const SKILLS_INDEX_PATH = '/.well-known/agent-skills/index.json';

/** Instructions for an agent that deploys for a person: the shortest safe way, and where to read on. */
export function agentSkill(): string {
  const page = (path: string) => absolute(`/docs/${path}.md`);
  return `---
name: ${SKILL_NAME}
description: ${SKILL_DESCRIPTION}
---

# Deploy with ${site.name}

Read ${ORIGIN}/llms.txt first: one line per page, with links to Markdown. Read a page before you rely on a flag or a key.

1. Check the tool: \`${site.slug} version\`. To install it, see ${page('intro/getting-started')}
2. Sign in once; the person has to use the browser: \`${site.slug} login\`
3. Check the Compose file: \`${site.slug} compose config\`. Supported keys: ${page('concepts/compose')}
4. Store secrets, never in the file: \`${site.slug} config set NAME\`. See ${page('concepts/configuration')}
5. Show the person the cost, and ask first: \`${site.slug} estimate --provider=aws\`. See ${page(`cli/${site.slug}_estimate`)}
6. Choose the stack: \`${site.slug} stack list\`, or let the person run \`${site.slug} stack new\`. Then deploy: \`${site.slug} compose up --stack=NAME --non-interactive\`. See ${page('concepts/stacks')} and ${page(`cli/${site.slug}_compose_up`)}
7. Look: \`${site.slug} compose ps\`, \`${site.slug} logs\`

\`${site.slug} compose down\` removes the project and the data of its managed stores. Ask the person first.

A message you don't know: ${page('intro/faq/warnings-errors')}
`;
}

/** Index of the skills, as Agent Skills Discovery 0.2.0 has it. */
export function skillsIndex(): string {
  const digest = createHash('sha256').update(agentSkill()).digest('hex');
  const skill = {
    name: SKILL_NAME,
    type: 'skill-md',
    description: SKILL_DESCRIPTION,
    url: SKILL_PATH,
    digest: `sha256:${digest}`,
  };
  return `${JSON.stringify({$schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json', skills: [skill]}, null, 2)}\n`;
}
