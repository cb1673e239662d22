import {site} from '../../../config/site';
import type {ComposeKey} from 'compose-check/data/compose/schema';
import type {Shape} from 'compose-check/data/shapes-schema';
import {loadComposeSection, loadShapes} from '../../pages/data/check-rules';
import {absolute} from '../markdown/addresses';
import {keyWords, refusedKey} from './key-words';
import {type Schema, shapeToSchema} from './shape-to-schema';

export const DIALECTS = {
  '2020-12': {schema: 'https://json-schema.org/draft/2020-12/schema', path: '/schema/compose.json'},
  '07': {schema: 'http://json-schema.org/draft-07/schema#', path: '/schema/compose.draft-07.json'},
} as const;

export type Dialect = keyof typeof DIALECTS;

/** Sections of the reference by the place of their keys, the deepest first. */
const PLACES = [
  ['services.*.build.', 'build'],
  ['services.*.deploy.', 'deploy'],
  ['services.*.healthcheck.', 'healthcheck'],
  ['services.*.ports[].', 'ports'],
  ['services.*.', 'services'],
  ['services.*.', 'extensions'],
  ['', 'top-level'],
] as const;

const SERVICE = 'services.*';
const PORT = 'services.*.ports[]';

const own = (name: string): string => `x-${site.slug}-${name}`;

/** `true`, or a map of options. */
const storeWith = (options: Record<string, Shape> = {}): Shape => [
  'boolean',
  {type: 'string|null', cast: 'bool'},
  {keys: {'allow-downtime': 'boolean', ...options}, others: 'any'},
];

/** Keys that only this tool reads. */
const EXTENSIONS: Record<string, Shape> = {
  [own('postgres')]: storeWith({'from-snapshot': 'string'}),
  [own('redis')]: storeWith({'from-snapshot': 'string'}),
  [own('mongodb')]: storeWith(),
  [own('llm')]: 'any',
  [own('autoscaling')]: 'any',
  [own('static-files')]: ['string|null', {keys: {folder: 'string', redirects: {list: 'string'}}, others: 'any'}],
  [own('dns-role')]: 'string|null',
  [own('policies')]: ['string', {list: 'string'}],
  [own('aliases')]: {others: 'string'},
};

/** 1 to 32767. */
const TARGET = String.raw`0*([1-9]\d{0,3}|[12]\d{4}|3[01]\d{3}|32[0-6]\d{2}|327[0-5]\d|3276[0-7])`;

/** A port in short form, without a host address, which would stop the deployment. */
const SHORT_PORT = String.raw`^(\d*(-\d+)?:)?${TARGET}(-${TARGET})?(/[a-z0-9]+)?$|\$`;

/** What the tool checks beyond the form that the loader requires. */
const VALUES: Record<string, (dialect: Dialect) => Schema> = {
  'services.*.ports[].mode': () => ({enum: ['ingress', 'host']}),
  'services.*.ports[].protocol': () => ({enum: ['tcp', 'udp', 'http', 'http2', 'grpc']}),
  'services.*.ports[].app_protocol': () => ({examples: ['http', 'http2', 'grpc']}),
  'services.*.ports[].target': () => ({minimum: 1, maximum: 32_767}),
  'services.*.deploy.mode': () => ({enum: ['replicated']}),
  'services.*.deploy.resources.reservations.cpus': () => ({minimum: 0}),
  'services.*.restart': () => ({examples: ['unless-stopped', 'always', 'no']}),
  'services.*.platform': () => ({examples: ['linux/amd64', 'linux/arm64']}),
  'services.*.ports[]': () => ({
    anyOf: [
      {type: 'integer', minimum: 1, maximum: 32_767},
      {type: 'string', pattern: SHORT_PORT},
    ],
  }),
  'services.*.healthcheck.test': (dialect) => ({anyOf: [{type: 'string'}, testList(dialect)]}),
};

function testList(dialect: Dialect): Schema {
  const first = [{enum: ['CMD', 'CMD-SHELL', 'NONE']}];
  const rest = {type: 'string'};
  return dialect === '07'
    ? {type: 'array', items: first, additionalItems: rest}
    : {type: 'array', prefixItems: first, items: rest};
}

/** A key of the reference with the section that describes it. */
interface Described {
  section: string;
  key: ComposeKey;
}

function describedAt(path: string): Described | null {
  for (const [place, section] of PLACES) {
    if (!path.startsWith(place)) continue;
    const name = path.slice(place.length);
    const key = loadComposeSection(section).keys.find((one) => one.key === name && !one.removed);
    if (key) return {section, key};
  }
  return null;
}

/** Adds what the tool checks to what the loader accepts. */
function withValues(schema: Schema, path: string, dialect: Dialect): Schema {
  const values = VALUES[path]?.(dialect);
  if (!values) return schema;
  if (!Array.isArray(values.anyOf)) return {...schema, ...values};
  const maps = ((schema.anyOf ?? []) as Schema[]).filter(({type}) => type === 'object').map(withListener);
  return {...schema, anyOf: [...(values.anyOf as Schema[]), ...maps]};
}

/** Other `x-` keys of a service trigger a warning; the tool's own are listed. */
function withExtensions(schema: Schema, refine: (schema: Schema, path: string) => Schema): Schema {
  const unknown = describedAt(`${SERVICE}.x-NAME`);
  const extensions = Object.entries(EXTENSIONS).map(([name, shape]) => [
    name,
    shapeToSchema(shape, `${SERVICE}.${name}`, refine, loadShapes().types),
  ]);
  const names = Object.keys(EXTENSIONS).map((name) => name.slice('x-'.length));
  return {
    ...schema,
    properties: {...(schema.properties as Schema), ...(Object.fromEntries(extensions) as Schema)},
    patternProperties: {[`^x-(?!(${names.join('|')})$)`]: unknown ? keyWords(unknown.section, unknown.key) : {}},
  };
}

/** The long form of a port, with the only `x-` key that the engine's types have there. */
function withListener(form: Schema): Schema {
  if (form.type !== 'object') return form;
  const listener = own('listener');
  const described = describedAt(`${PORT}.${listener}`);
  const words = described ? keyWords(described.section, described.key) : {};
  return {...form, properties: {...(form.properties as Schema), [listener]: words}};
}

function refineFor(dialect: Dialect) {
  return function refine(schema: Schema, path: string): Schema {
    if (path === SERVICE) return withExtensions(schema, refine);
    const described = describedAt(path);
    const words = described ? keyWords(described.section, described.key) : {};
    if (described?.key.status === 'stops') return refusedKey(words, described.key);
    return {...words, ...withValues(schema, path, dialect)};
  };
}

/**
 * A schema of the Compose files that the tool accepts, for editors. Keys that stop a deployment are refused, keys
 * without effect are deprecated, and each description begins with the key's status. Written for `yaml-language-server`,
 * and plain JSON Schema for all others.
 */
export function composeSchema(dialect: Dialect): Schema {
  const {schema, path} = DIALECTS[dialect];
  return {
    $schema: schema,
    $id: absolute(path),
    title: `Compose file for ${site.name}`,
    description: `Compose files that ${site.name} ${site.cliVersion} deploys. Reference: ${absolute('/docs/concepts/compose')}`,
    ...shapeToSchema('file', '', refineFor(dialect), loadShapes().types),
  };
}
