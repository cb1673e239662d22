/** Longest text that is judged. Real Compose files have about a hundredth of that. */
export const MAX_CHARACTERS = 400_000;
/** Most parts of a file: maps, lists and values, each counted once however many aliases name it. */
export const MAX_NODES = 60_000;
/** Deepest nesting; Compose itself nests less than 10 deep. */
export const MAX_DEPTH = 60;
export const MAX_FINDINGS = 400;
/** Most steps that a check of shapes may take, so that aliases of aliases can't keep it busy. */
export const MAX_STEPS = 300_000;
/** Most things that an answer says it couldn't judge. */
export const MAX_SKIPPED = 60;
/** Most names in one message: thousands of unknown keys would make each of their messages huge. */
export const MAX_NAMES = 30;
