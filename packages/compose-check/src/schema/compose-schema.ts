import type {ComposeKey} from '../../data/compose/schema';
import type {Shape} from '../../data/shapes-schema';
import {type SchemaContext, keyWords, refusedKey} from './key-words';
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

/** `true`, or a map of options. */
const storeWith = (options: Record<string, Shape> = {}): Shape => [
  'boolean',
  {type: 'string|null', cast: 'bool'},
  {keys: {'allow-downtime': 'boolean', ...options}, others: 'any'},
];

/** Keys that only this tool reads, without their prefix. */
const EXTENSIONS: Record<string, Shape> = {
  postgres: storeWith({'from-snapshot': 'string'}),
  redis: storeWith({'from-snapshot': 'string'}),
  mongodb: storeWith(),
  llm: 'any',
  autoscaling: 'any',
  'static-files': ['string|null', {keys: {folder: 'string', redirects: {list: 'string'}}, others: 'any'}],
  'dns-role': 'string|null',
  policies: ['string', {list: 'string'}],
  aliases: {others: 'string'},
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

/**
 * A schema of the Compose files that the tool accepts, for editors. Keys that stop a deployment are refused, keys
 * without effect are deprecated, and each description begins with the key's status. Written for `yaml-language-server`,
 * and plain JSON Schema for all others.
 */
export function composeSchema(dialect: Dialect, context: SchemaContext): Schema {
  const {rules, origin} = context;
  const {schema: $schema, path} = DIALECTS[dialect];
  const {name, slug} = rules.product;
  const own = (extension: string): string => `x-${slug}-${extension}`;

  function describedAt(place: string): {section: string; key: ComposeKey} | null {
    for (const [above, section] of PLACES) {
      const keys = rules.compose.find((one) => one.section === section)?.keys ?? [];
      const key = place.startsWith(above) && keys.find((one) => `${above}${one.key}` === place && !one.removed);
      if (key) return {section, key};
    }
    return null;
  }

  function wordsAt(place: string): Schema {
    const described = describedAt(place);
    return described ? keyWords(described.section, described.key, context) : {};
  }

  /** Adds what the tool checks to what the loader accepts. */
  function withValues(schema: Schema, place: string): Schema {
    const values = VALUES[place]?.(dialect);
    if (!Array.isArray(values?.anyOf)) return {...schema, ...values};
    const maps = ((schema.anyOf ?? []) as Schema[]).filter(({type}) => type === 'object');
    return {...schema, anyOf: [...(values.anyOf as Schema[]), ...maps.map(withListener)]};
  }

  /** The long form of a port, with the only `x-` key that the engine's types have there. */
  const withListener = (form: Schema): Schema => ({
    ...form,
    properties: {...(form.properties as Schema), [own('listener')]: wordsAt(`${PORT}.${own('listener')}`)},
  });

  /** Other `x-` keys of a service trigger a warning; the tool's own are listed. */
  function withExtensions(schema: Schema): Schema {
    const extensions = Object.entries(EXTENSIONS).map(([one, shape]) => [
      own(one),
      schemaOf(shape, `${SERVICE}.${own(one)}`),
    ]);
    const names = Object.keys(EXTENSIONS).map((one) => own(one).slice('x-'.length));
    return {
      ...schema,
      properties: {...(schema.properties as Schema), ...(Object.fromEntries(extensions) as Schema)},
      patternProperties: {[`^x-(?!(${names.join('|')})$)`]: wordsAt(`${SERVICE}.x-NAME`)},
    };
  }

  function refine(schema: Schema, place: string): Schema {
    if (place === SERVICE) return withExtensions(schema);
    const key = describedAt(place)?.key;
    if (key?.status === 'stops') return refusedKey(wordsAt(place), key, context);
    return {...wordsAt(place), ...withValues(schema, place)};
  }

  const schemaOf = (shape: Shape, place: string): Schema => shapeToSchema(shape, place, refine, rules.shapes.types);

  return {
    $schema,
    $id: `${origin}${path}`,
    title: `Compose file for ${name}`,
    description: `Compose files that ${name} ${rules.release} deploys. Reference: ${origin}/docs/concepts/compose`,
    ...schemaOf('file', ''),
  };
}
