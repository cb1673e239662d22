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

async function load(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response;
}

/** @throws Error with address and status when there's no such file */
export const loadText = async (url: string): Promise<string> => (await load(url)).text();

/** @throws Error as `loadText`, or when the file isn't JSON */
export const loadJson = async <T>(url: string): Promise<T> => (await load(url)).json() as Promise<T>;
