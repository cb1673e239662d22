import {WHICH_ENGINE} from '../data/engine-choice';
import type {ComposeKey} from '../data/compose/schema';
import {EFFECTS, type Effect} from '../data/engine-schema';

const CLOUDS = ['aws', 'gcp', 'azure'] as const;

/** Short words for the effect that a note explains. */
const WORDS: Record<Effect, string> = {
  works: '',
  limited: '',
  none: `${EFFECTS.none}.`,
  depends: `[${EFFECTS.depends}](${WHICH_ENGINE}).`,
  unknown: `*${EFFECTS.unknown}*.`,
};

/**
 * What the deploy engine does with a key, in Markdown: one line for all clouds where it's the same.
 *
 * @param names of the providers by their ids
 */
export function engineLines(
  {engine}: Pick<ComposeKey, 'engine'>,
  names: ReadonlyMap<string, string>,
): {where: string; what: string}[] {
  const lines = new Map<string, string[]>();
  for (const cloud of CLOUDS) {
    const value = engine?.[cloud];
    if (!value) continue;
    const what = [WORDS[value.effect], value.note].filter(Boolean).join(' ');
    if (what) lines.set(what, [...(lines.get(what) ?? []), names.get(cloud) ?? cloud]);
  }
  return [...lines].map(([what, where]) => ({where: where.join(', '), what}));
}
