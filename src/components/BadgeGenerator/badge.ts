/** Owner and name of a GitHub repository. */
export interface Repository {
  owner: string;
  name: string;
}

const OWNER = /^[A-Za-z0-9](?:[A-Za-z0-9]|-(?=[A-Za-z0-9])){0,38}$/;
const NAME = /^[A-Za-z0-9._-]{1,100}$/;

/**
 * Reads a repository from what people paste: `owner/name`, a page's address, or the address they clone from.
 *
 * @throws Error in one sentence that says what is wrong and what is wanted
 */
export function parseRepository(input: string): Repository {
  const text = input.trim();
  if (!text) throw new Error('Enter a repository, such as octocat/my-app.');
  const path = text
    .replace(/^git@github\.com:/i, '')
    .replace(/^(https?:\/\/)?(www\.)?github\.com\//i, '')
    .replace(/[?#].*$/, '');
  if (/^https?:|^\w+@|:\/\//i.test(path))
    throw new Error(
      'Only repositories on github.com can be templates: enter owner/name or the address of the repository.',
    );
  const [owner = '', name = ''] = path.split('/').filter(Boolean);
  const repository = {owner, name: name.replace(/\.git$/, '')};
  if (!OWNER.test(owner))
    throw new Error(`“${owner}” isn’t a GitHub owner. Use letters, digits and single hyphens, at most 39 characters.`);
  if (!repository.name) throw new Error(`The repository name is missing after “${owner}/”.`);
  if (!NAME.test(repository.name) || /^\.{1,2}$/.test(repository.name))
    throw new Error(
      `“${repository.name}” isn’t a repository name. Use letters, digits, dots, hyphens and underscores, at most 100 characters.`,
    );
  return repository;
}

/** Address that opens GitHub's page for a new repository from the template. */
export function templateUrl({owner, name}: Repository): string {
  return `https://github.com/new?template_name=${encodeURIComponent(name)}&template_owner=${encodeURIComponent(owner)}`;
}

/** Markdown of the badge. */
export const badgeMarkdown = (repository: Repository, image: string, label: string): string =>
  `[![${label}](${image})](${templateUrl(repository)})`;
