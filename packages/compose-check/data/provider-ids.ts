/** All providers. What is true of them is data of the site. */
export const PROVIDER_IDS = ['aws', 'gcp', 'azure', 'digitalocean', 'playground'] as const;

export type ProviderId = (typeof PROVIDER_IDS)[number];
