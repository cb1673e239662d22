/** Address at which a site serves the check as a package for npx. Its checksum is in a file next to it. */
const ADDRESS = '/check.tgz';

interface Facts {
  /** Display name of the tool, and its command. */
  name: string;
  slug: string;
  /** Release that the rules describe. */
  version: string;
  /** Where the site is published, without a slash at the end. */
  origin: string;
}

/**
 * The check as a package for npx.
 *
 * @param rules path of the site's rules, as JSON
 */
export const packedCheck = (rules: string, {name, slug, version, origin}: Facts) => ({
  name: `${slug}-check`,
  description: `Says whether ${name} deploys a Compose file, and whether it then works.`,
  readme: `# Will ${name} deploy it?

\`\`\`shell
npx -y ${origin}${ADDRESS} compose.yaml --provider aws
\`\`\`

Checks Compose files as ${origin}/docs/check does, for ${name} ${version}. \`--help\` lists the flags. It sends nothing, and reads
only the files that you name. \`LICENSES.txt\` has the licenses of what is bundled in it.
`,
  files: {'rules.json': rules},
  address: ADDRESS,
});
