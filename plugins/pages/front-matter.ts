import {existsSync, readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {closest} from 'fastest-levenshtein';
import type {ParseFrontMatter} from '@docusaurus/types';
import {site} from '../../config/site';
import {lastUpdated} from './last-updated';
import {permalinkOf} from './permalink';
import {cardAddress} from './card-address';
import {siteTokens} from './data/versions';
import {expandDeep} from './tokens';
import {type FrontMatter, frontMatterSchema} from './front-matter-schema';

const keys = Object.keys(frontMatterSchema.shape);

/** A page of the CLI reference takes title and address from its command. */
function withCommandDefaults(data: Record<string, unknown>): Record<string, unknown> {
  if (typeof data.command !== 'string') return data;
  const words = data.command.split(' ').filter(Boolean);
  return {
    title: [site.slug, ...words].join(' '),
    sidebar_label: words.join(' ') || site.slug,
    slug: `/cli/${[site.slug, ...words].join('_')}`,
    ...data,
  };
}

/**
 * Checks and completes the front matter of one page.
 *
 * @param path only for messages
 * @throws Error that names the file, each wrong key and the remedy
 */
export function checkFrontMatter(data: Record<string, unknown>, path: string): FrontMatter {
  const result = frontMatterSchema.safeParse(withCommandDefaults(expandDeep(data, siteTokens())));
  if (result.success) return result.data;
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

/** Errors by the text that caused them. The parser caches a text before it parses it, and throws only once. */
const broken = new Map<string, Error>();

/** Hook for `markdown.parseFrontMatter`. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const path = relative(process.cwd(), params.filePath).replaceAll('\\', '/');
  const error = broken.get(params.fileContent);
  if (error) throw error;
  let result: Awaited<ReturnType<ParseFrontMatter>>;
  try {
    result = await params.defaultParseFrontMatter(params);
  } catch (error) {
    const problem = new Error(`${path}: the front matter is not valid YAML: ${(error as Error).message}`);
    broken.set(params.fileContent, problem);
    throw problem;
  }
  if (!/^(?:docs|src\/pages)\//.test(path)) return result;
  const frontMatter = checkFrontMatter(result.frontMatter, path);
  const date = lastUpdated().get(path);
  return {
    ...result,
    frontMatter: {
      ...frontMatter,
      image: cardAddress(permalinkOf(path, frontMatter)),
      // Without this, the framework asks git for every file.
      ...(date && {last_update: {date}}),
    },
  };
};
