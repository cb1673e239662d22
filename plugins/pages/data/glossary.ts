import {type GlossaryEntry, glossarySchema} from '../../../src/data/glossary-schema';
import {readData} from './read-data';

export const GLOSSARY = 'src/data/glossary.yaml';

/** All entries, in the order of the file. */
export const loadGlossary = (): GlossaryEntry[] => readData(GLOSSARY, glossarySchema);

export const anchorOf = ({term}: GlossaryEntry): string => `term-${term.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** Entries by each form of their word, in lowercase. */
export function glossaryByForm(): Map<string, GlossaryEntry> {
  return new Map(
    loadGlossary().flatMap((entry) => [entry.term, ...entry.also].map((form) => [form.toLowerCase(), entry] as const)),
  );
}
