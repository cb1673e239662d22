import * as z from 'zod';

const text = (maximum: number) => z.string().trim().min(1).max(maximum);

/** Keys that a page may have. Docusaurus has more; pages of this site don't need them. */
export const frontMatterSchema = z.strictObject({
  title: text(60).describe('Title of the page: h1, browser tab and social card. Sentence case, unique on the site.'),
  sidebar_label: text(40).optional().describe('Shorter name for the sidebar, the breadcrumbs and the pager.'),
  description: z
    .string()
    .trim()
    .min(50, 'write at least 50 characters')
    .max(160, 'write at most 160 characters')
    .describe('One sentence for search engines, cards and llms.txt. Unique on the site.'),
  keywords: z.array(text(60)).min(3).max(10).describe('Phrases that people search for.'),
  slug: z
    .string()
    .optional()
    .describe('Last part of the URL (or an absolute path below /docs), only where the file name cannot say it.'),
  command: z.string().optional().describe('CLI reference only: the path of the command; gives title and slug.'),
  hide_table_of_contents: z.boolean().optional().describe('The page has no use for a table of contents.'),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;
