/**
 * The address of a site, without a slash at its end.
 *
 * @throws Error that says how to write it
 */
export function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(
      `SITE_URL is "${address}": write the address with its scheme and without a path, such as https://docs.example.com.`,
    );
  return url.origin;
}
