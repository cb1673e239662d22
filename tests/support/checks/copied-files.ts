import {type Fence, placeOfFence} from '../fences';
import {isComposeFence} from './compose-files';
import {isWorkflow} from './fences';

/** What a block that isn't a file of an example says about itself. */
const REASONS = ['fragment', 'shows', 'unchecked'] as const;

/**
 * Files on a page come from an example: a copy is run by nobody. Without an example, a page may hold Compose files and
 * workflows, which are judged as the tool and GitHub would, and a file that says why it's written there: `own="…"`.
 *
 * @param fences blocks of pages
 * @param examples folder of the example by page: `docs/quickstarts/express.mdx` → `examples/express`
 */
export function checkCopiedFiles(fences: readonly Fence[], examples: ReadonlyMap<string, string>): string[] {
  return fences.flatMap((fence) => {
    const folder = examples.get(fence.file);
    const {title, own} = fence.meta;
    if (!title || fence.example || own || REASONS.some((reason) => fence.meta[reason])) return [];
    if (!folder && (isComposeFence(fence) || isWorkflow(fence))) return [];
    return [
      `${placeOfFence(fence)}: ${title} is written on the page: move it to ${folder ?? 'examples/NAME'}/ and show it with file="…", or say why not with own="…".`,
    ];
  });
}
