import type {Engine} from './engine-schema';

// Apart from the schemas, because a reader's browser needs this, and not the library that checks data.

/** Page that explains which engine a reader has, and what differs. */
export const ENGINE_PAGE = '/docs/concepts/deploy-engine';
export const WHICH_ENGINE = `${ENGINE_PAGE}#which-engine-runs`;

/** Whether the CLI leaves a key to the engine, and the engine is one of two, of which one may do something with it. */
export const isEnginesChoice = ({status, engine}: {status: string; engine?: Engine | undefined}): boolean =>
  status === 'ignored' && (engine?.aws?.effect === 'depends' || engine?.gcp?.effect === 'depends');
