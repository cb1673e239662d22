import type {GapFacts} from '../../data/gaps-schema';

/** Endings of image names, without the tag, that the tool treats as a store. */
const STORES = {
  postgres: ['postgres', 'pgvector'],
  redis: ['redis', 'redis-stack', 'valkey', 'valkey-bundle'],
  mongodb: ['mongo'],
} as const;

export type Store = keyof typeof STORES;
export const storeNames = Object.keys(STORES) as Store[];

/** Name of an image up to its first colon, in lowercase: the part that the tool looks at. */
export const repositoryOf = (image: string): string => (image.split(':')[0] ?? '').toLowerCase();

export const isStoreImage = (image: string, store: Store): boolean =>
  STORES[store].some((ending) => repositoryOf(image).endsWith(ending));

/** Whether an image is of a store's own authors. Others have data, settings or modules of their own in them. */
export const isOfficialStore = (image: string): boolean =>
  /^(?:docker\.io\/|(?:[\w.:-]+\/)+(?=library\/))?(?:library\/)?(?:postgres|redis|mongo|pgvector\/pgvector|valkey\/valkey)(?:[:@]|$)/.test(
    image,
  );

/** Whether the tool expects the image to lose data at a restart. */
export const isStateful = (image: string, {statefulImages}: Pick<GapFacts, 'statefulImages'>): boolean =>
  statefulImages.some((ending) => repositoryOf(image).endsWith(ending));
