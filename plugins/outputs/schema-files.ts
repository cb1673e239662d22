import {DIALECTS, type Dialect, composeSchema} from 'compose-check/schema/compose-schema';
import type {SchemaContext} from 'compose-check/schema/key-words';
import {loadCheckRules} from '../pages/data/check-rules';
import {providerNames} from '../pages/data/providers';
import type {GeneratedFile} from './generated-file';
import {ORIGIN} from './markdown/addresses';

export const schemaContext = (): SchemaContext => ({rules: loadCheckRules(), names: providerNames(), origin: ORIGIN});

/** Schemas of Compose files for editors: in today's dialect, and in the one that most editors read. */
export const schemaFiles: GeneratedFile[] = (Object.keys(DIALECTS) as Dialect[]).map((dialect) => ({
  path: DIALECTS[dialect].path,
  make: () => `${JSON.stringify(composeSchema(dialect, schemaContext()))}\n`,
}));
