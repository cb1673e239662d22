/** What the search is opened for: to ask this question in its AI mode. */
type Open = (question: string) => void;

let open: Open | null = null;

/** The bar has the search, and says here how others open it. @returns what takes that back */
export function offerSearch(next: Open): () => void {
  open = next;
  return () => {
    if (open === next) open = null;
  };
}

/** Hands a question to the AI mode of the search, where the site has an assistant. */
export const askInSearch: Open = (question) => open?.(question);
