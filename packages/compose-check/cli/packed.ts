import type {Rules} from '../src/types';

/** Address at which a site serves the check as a package for npx. Its checksum is in a file next to it. */
const ADDRESS = '/check.tgz';

/**
 * The check as a package for npx.
 *
 * @param rules path of the site's rules, and what's in them
 * @param origin address of the site, without a slash at the end
 */
export const packedCheck = (rules: {path: string; content: Rules}, origin: string) => {
  const {name, slug} = rules.content.product;
  return {
    name: `${slug}-check`,
    description: `Says whether ${name} deploys a Compose file, and whether it then works.`,
    readme: `# Will ${name} deploy it?

\`\`\`shell
npx -y ${origin}${ADDRESS} compose.yaml --provider aws
\`\`\`

Checks Compose files as ${origin}/docs/check does, for ${name} ${rules.content.release}. \`--help\` lists the flags. It sends nothing, and reads
only the files that you name. \`LICENSES.txt\` has the licenses of what is bundled in it.
`,
    files: {'rules.json': rules.path},
    address: ADDRESS,
  };
};
