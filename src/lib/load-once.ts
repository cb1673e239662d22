/** Loads something with the first call, for all calls. A load that failed is tried again with the next one. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** @throws Error with address and status when there's no such file */
export async function loadJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return (await response.json()) as T;
}
