import {existsSync, readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {closest} from 'fastest-levenshtein';
import type {ParseFrontMatter} from '@docusaurus/types';
import {DEFAULT_IDENTITY, site} from '../../config/site';
import {checkedOf} from './checked';
import {lastUpdated} from './last-updated';
import {namedTokens} from './data/versions';
import {expandDeep} from './tokens';
import {type FrontMatter, frontMatterSchema} from './front-matter-schema';
import {checkFileName, isPartial, readFrontMatter} from './front-matter-yaml';

const keys = Object.keys(frontMatterSchema.shape);

/** A page of the CLI reference takes title and address from its command. */
function withCommandDefaults(data: Record<string, unknown>, slug: string): Record<string, unknown> {
  if (typeof data.command !== 'string') return data;
  const words = data.command.split(' ').filter(Boolean);
  return {
    title: [slug, ...words].join(' '),
    sidebar_label: words.join(' ') || slug,
    slug: `/cli/${[slug, ...words].join('_')}`,
    ...data,
  };
}

/** Limits hold for the default name: a longer one in the environment doesn't make a writer's sentence too long. */
const DEFAULT_TOKENS = {
  Product: DEFAULT_IDENTITY.name,
  product: DEFAULT_IDENTITY.slug,
  PRODUCT: DEFAULT_IDENTITY.prefix,
};

/**
 * Checks and completes the front matter of one page.
 *
 * @param path only for messages
 * @throws Error that names the file, each wrong key and the remedy
 */
export function checkFrontMatter(data: Record<string, unknown>, path: string): FrontMatter {
  const tokens = namedTokens();
  const counted = withCommandDefaults(expandDeep(data, {...tokens, ...DEFAULT_TOKENS}), DEFAULT_IDENTITY.slug);
  const result = frontMatterSchema.safeParse(counted);
  const complete = JSON.stringify(withCommandDefaults(expandDeep(data, tokens), site.slug));
  // Without space around texts, as the schema gives them.
  if (result.success)
    return JSON.parse(complete, (_, value: unknown) =>
      typeof value === 'string' ? value.trim() : value,
    ) as FrontMatter;
  const problems = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `unknown key "${key}" (did you mean "${closest(key, keys)}"?)`)
      : [`"${issue.path.join('.')}": ${issue.message.replace(/^Invalid input: .* received undefined$/, 'is missing')}`],
  );
  const wrong = result.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : issue.path));
  throw new Error(
    `${placeOfKey(path, wrong)}: front matter: ${problems.join('; ')}. The keys are described in plugins/pages/front-matter-schema.ts.`,
  );
}

/** `docs/page.mdx:3`, the line of the first of some keys; a missing key is reported at line 1. */
function placeOfKey(path: string, wrong: PropertyKey[]): string {
  if (!existsSync(path)) return path;
  const lines = readFileSync(path, 'utf8').split('\n');
  const line = lines.findIndex((text) => wrong.some((key) => text.startsWith(`${String(key)}:`)));
  return `${path}:${Math.max(line, 0) + 1}`;
}

/**
 * Hook for `markdown.parseFrontMatter`. The framework's own parser would say what's wrong without the file, and read YAML
 * in another way than the rest of the build.
 */
export const parseFrontMatter: ParseFrontMatter = async ({filePath, fileContent}) => {
  const path = relative(process.cwd(), filePath).replaceAll('\\', '/');
  const {data, content} = readFrontMatter(fileContent, path);
  if (!/^(?:docs|src\/pages)\//.test(path) || isPartial(path)) return {frontMatter: data, content};
  checkFileName(path);
  const frontMatter = checkFrontMatter(data, path);
  const date = lastUpdated().get(path);
  return {
    content,
    frontMatter: {
      ...frontMatter,
      // Without this, the framework asks git for every file.
      ...(date && {last_update: {date}}),
      checked: checkedOf(path),
    },
  };
};
