import {type Fence, placeOfFence} from '../fences';

/** What a block that isn't a file of the example has to say. */
const REASONS = ['fragment', 'shows', 'unchecked'] as const;

/**
 * Files on a page that has an example come from the example: a copy is run by nobody.
 *
 * @param fences blocks of pages
 * @param examples folder of the example by page: `docs/quickstarts/express.mdx` → `examples/express`
 */
export function checkCopiedFiles(fences: readonly Fence[], examples: ReadonlyMap<string, string>): string[] {
  return fences.flatMap((fence) => {
    const folder = examples.get(fence.file);
    const {title} = fence.meta;
    if (!folder || !title || fence.example || REASONS.some((reason) => fence.meta[reason])) return [];
    return [
      `${placeOfFence(fence)}: ${title} is written on the page: move it to ${folder}/ and show it with file="…", or say why not with ${REASONS.map((reason) => `${reason}="…"`).join(', ')}.`,
    ];
  });
}
