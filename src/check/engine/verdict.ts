/** Every answer to "Will it deploy?": the engine, the page, MCP and the fixtures all use this list. */
export const VERDICTS = ['stops', 'not-checked', 'warns', 'ok'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Whether the check read the whole file and found nothing that stops it. */
export const deploys = (verdict: Verdict): boolean => verdict === 'warns' || verdict === 'ok';
