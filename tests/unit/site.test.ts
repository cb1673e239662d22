import {afterEach, expect, it, vi} from 'vitest';

// The files that follow share the modules: they have to get those of the environment as it is.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function siteWith(variables: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return (await import('../../config/site')).site;
}

it.each([' https://docs.example.com/ ', 'https://docs.example.com', 'HTTPS://Docs.Example.com'])(
  'has its address from SITE_URL %j, without a slash at the end',
  async (SITE_URL) => {
    expect((await siteWith({SITE_URL})).url).toBe('https://docs.example.com');
  },
);

it.each(['docs.example.com', 'localhost:3000', 'https://example.com/docs', 'ftp://example.com'])(
  'refuses SITE_URL %s',
  async (SITE_URL) => {
    await expect(siteWith({SITE_URL})).rejects.toThrow(
      `SITE_URL is "${SITE_URL}": write the address with its scheme and without a path, such as https://docs.example.com.`,
    );
  },
);

it('has plain letters in commands and addresses for a name with accents', async () => {
  const {links, slug, name} = await siteWith({PRODUCT_NAME: 'Café Cloud'});
  expect([name, slug, links.account]).toEqual(['Café Cloud', 'cafecloud', 'CafeCloudLabs']);
});

it('has links without spaces for a name of two words', async () => {
  const {links, slug} = await siteWith({PRODUCT_NAME: 'Acme Cloud'});
  expect([slug, links.twitter]).toEqual(['acmecloud', 'https://twitter.com/AcmeCloudLabs']);
  expect(Object.values(links).filter((link) => /\s/.test(link))).toEqual([]);
});
