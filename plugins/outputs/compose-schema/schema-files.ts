import type {GeneratedFile} from '../generated-file';
import {DIALECTS, type Dialect, composeSchema} from './compose-schema';

/** Schemas of Compose files for editors: in today's dialect, and in the one that most editors read. */
export const schemaFiles: GeneratedFile[] = (Object.keys(DIALECTS) as Dialect[]).map((dialect) => ({
  path: DIALECTS[dialect].path,
  make: () => `${JSON.stringify(composeSchema(dialect))}\n`,
}));
