interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether nothing is fetched that a reader may not need, by the rule that Docusaurus has for the pages behind links. */
export function savesData(): boolean {
  const {saveData, effectiveType = ''} = (navigator as {connection?: Connection}).connection ?? {};
  return saveData === true || effectiveType.includes('2g');
}

/** Loads something at a sign that it will be asked for. A failure shows when it is. */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (!savesData()) load().catch(() => undefined);
}
