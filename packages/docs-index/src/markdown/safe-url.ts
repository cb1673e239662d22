/** Characters that browsers leave out of an address, and that hide a scheme. */
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g;

/**
 * Lets through addresses of the web and paths of this site; nothing that runs or carries data.
 *
 * @returns the address, or undefined when it's refused
 */
export function safeUrl(raw: string): string | undefined {
  const url = raw.replace(HIDDEN, '');
  if (/^\/(?![/\\])/.test(url) || /^#[\w-]*$/.test(url)) return url;
  if (!/^https?:\/\//i.test(url)) return undefined;
  try {
    const {protocol, href, username, password} = new URL(url);
    return (protocol === 'https:' || protocol === 'http:') && !username && !password ? href : undefined;
  } catch {
    return undefined;
  }
}
