import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';

const optionSchema = z.object({
  name: z.string().min(1),
  shorthand: z.string().optional(),
  // Cobra ends a long one with a line feed.
  default_value: z
    .string()
    .transform((text) => text.replace(/\n$/, ''))
    .optional(),
  usage: z.string().optional(),
});

/** One file of the tree that cobra's `doc.GenYamlTree` writes. */
const cobraSchema = z.object({
  name: z.string().min(1),
  usage: z.string().optional(),
  options: z.array(optionSchema).optional(),
  inherited_options: z.array(optionSchema).optional(),
});

export type CobraCommand = z.infer<typeof cobraSchema>;
export type CobraOption = z.infer<typeof optionSchema>;

/**
 * Reads a folder that a cobra program wrote with `doc.GenYamlTree`.
 *
 * @throws Error in one sentence when there's no folder, no YAML in it, or the YAML is something else
 */
export function readCobraTree(folder: string | undefined): CobraCommand[] {
  if (!folder) throw new Error('Name the folder that the tool wrote with doc.GenYamlTree: npm run data:cli -- FOLDER');
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Error(`${folder}: no such folder.`);
  const files = readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .sort();
  if (!files.length) throw new Error(`${folder}: no YAML files in it; write them with doc.GenYamlTree.`);
  return files.map((name) => {
    const path = join(folder, name);
    let data: unknown;
    try {
      data = parse(readFileSync(path, 'utf8'));
    } catch (error) {
      throw new Error(`${path}: not valid YAML: ${(error as Error).message.split('\n')[0]}`);
    }
    const result = cobraSchema.safeParse(data);
    if (!result.success)
      throw new Error(
        `${path}: not a command written by doc.GenYamlTree (${result.error.issues[0]?.path.join('.') || 'top level'}: ${result.error.issues[0]?.message}).`,
      );
    return result.data;
  });
}
