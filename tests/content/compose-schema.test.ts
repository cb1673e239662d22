import Ajv07 from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {site} from '../../config/site';
import {type Dialect, composeSchema} from '../../plugins/outputs/compose-schema/compose-schema';
import {loadComposeSection} from '../../plugins/pages/data/compose';
import {EFFECTS} from '../../src/data/engine-schema';
import {STATUSES} from '../../src/data/compose/schema';
import {composeKeyId} from '../../src/data/compose/key-id';
import {isComposeFence} from '../support/checks/compose-files';
import {fencesOf} from '../support/fences';
import {allPages} from '../support/pages';

/** What editors read besides JSON Schema: docs/editors.mdx names them. */
const EDITOR_KEYWORDS = ['markdownDescription', 'deprecationMessage', 'doNotSuggest', 'errorMessage'];

/** What a schema says of a key. */
interface Described {
  markdownDescription: string;
  deprecated?: boolean;
  deprecationMessage?: string;
  doNotSuggest?: boolean;
  errorMessage?: string;
}

const OPTIONS = {strict: true, strictTypes: false, strictTuples: false, allErrors: true} as const;

function validator(dialect: Dialect): (text: string) => string[] {
  const ajv = dialect === '07' ? new Ajv07(OPTIONS) : new Ajv2020(OPTIONS);
  ajv.addVocabulary(EDITOR_KEYWORDS);
  const validate = ajv.compile(composeSchema(dialect));
  return (text) => {
    validate(parse(text, {merge: true, logLevel: 'silent'}));
    return (validate.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`);
  };
}

const service = (lines: string) => `services:\n  web:\n    image: nginx\n${lines.replace(/^/gm, '    ')}\n`;

const MISTAKES: Record<string, string> = {
  'a key that stops': service('hostname: web'),
  'a key that stops, below build': service('build:\n  context: .\n  dockerfile_inline: FROM nginx'),
  'a key that stops, below deploy': service('deploy:\n  restart_policy:\n    condition: any'),
  'a deploy mode of Swarm': service('deploy:\n  mode: global'),
  'a misspelled key': service('environments:\n  A: b'),
  'a misspelled key of a port': service('ports:\n  - targets: 80'),
  'a misspelled key at the top': 'service:\n  web:\n    image: nginx\n',
  'a port out of range': service('ports:\n  - 40000'),
  'a short port out of range': service('ports:\n  - "51820:51820/udp"'),
  'a long port out of range': service('ports:\n  - target: 40000'),
  'a port of one address': service('ports:\n  - "127.0.0.1:80:80"'),
  'a long port of one address': service('ports:\n  - target: 80\n    host_ip: 127.0.0.1'),
  'a mode of a port': service('ports:\n  - target: 80\n    mode: public'),
  'a protocol of a port': service('ports:\n  - target: 80\n    protocol: sctp'),
  'a health check without CMD': service('healthcheck:\n  test: ["curl", "http://localhost/"]'),
  'an interval without unit': service('healthcheck:\n  interval: "30"'),
  'a size without a number': service('deploy:\n  resources:\n    reservations:\n      memory: much'),
  'a negative cpu': service('deploy:\n  resources:\n    reservations:\n      cpus: -1'),
  'a store that is a number': service(`x-${site.slug}-postgres: 3`),
  'a store with a wrong option': service(`x-${site.slug}-redis:\n  allow-downtime: "maybe"`),
  'static files that are a list': service(`x-${site.slug}-static-files: [dist]`),
  'a role that is no text': service(`x-${site.slug}-dns-role: true`),
  'a replica count that is a word': service('deploy:\n  replicas: two'),
  'services as a list': 'services:\n  - web\n',
};

const GOOD: Record<string, string> = {
  'values from variables': service('ports: ["${PORT}:80", "${PORT}"]\ndeploy:\n  replicas: ${COUNT:-2}'),
  'keys of Compose without effect': service('container_name: app\nprivileged: true\ntty: true'),
  'empty values': service('entrypoint: []\nhostname: ""\ndns:'),
  'other x- keys': `x-common: &common\n  restart: always\n${service('x-other: 1\n<<: *common')}`,
  'every form of a store': ['true', '"true"', '{}', '{allow-downtime: true}', '']
    .map((value, index) => service(`x-${site.slug}-postgres: ${value}`).replace(/^services:\n {2}web/, `  s${index}`))
    .join('')
    .replace(/^/, 'services:\n'),
  'ports of all forms': service('ports: [80, "8080:80", "80/udp", "9000-9002:9000-9002", {target: 80, mode: host}]'),
  'an override file': 'services:\n  web:\n    volumes: [./src:/src]\n',
};

describe.each(['2020-12', '07'] as const)('the schema of Compose files, draft %s', (dialect) => {
  const problemsOf = validator(dialect);

  it('accepts every example of the pages', () => {
    const fences = allPages().flatMap(fencesOf).filter(isComposeFence);
    expect(fences.length).toBeGreaterThan(80);
    const refused = fences
      .filter((fence) => !fence.meta.shows)
      .flatMap(({file, line, value}) => problemsOf(value).map((problem) => `${file}:${line}: ${problem}`));
    expect(refused).toEqual([]);
  });

  it.each(Object.entries(GOOD))('accepts %s', (_name, text) => expect(problemsOf(text)).toEqual([]));

  it.each(Object.entries(MISTAKES))('refuses %s', (_name, text) => expect(problemsOf(text)).not.toEqual([]));
});

describe('the words of the schema', () => {
  const text = JSON.stringify(composeSchema('07'));

  it('tell of every key of the reference, with a link to its place', () => {
    for (const section of ['top-level', 'services', 'extensions', 'build', 'deploy', 'healthcheck', 'ports'])
      for (const {key, removed} of loadComposeSection(section).keys) {
        if (removed || (section === 'top-level' && key === 'x-NAME')) continue;
        expect(text, `${section}: ${key}`).toContain(
          `${site.url}/docs/concepts/compose#${composeKeyId(section, key)})`,
        );
      }
    expect(text).not.toMatch(/\]\([#/]/);
  });

  it.each(['2020-12', '07'] as const)('cross out what has no effect, with the reason, draft %s', (dialect) => {
    const found = new Map<string, Described>();
    const read = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const {markdownDescription: words} = node as Described;
      const id = typeof words === 'string' ? /compose#([^)]+)\)$/.exec(words)?.[1] : undefined;
      if (id) found.set(id, node as Described);
      for (const value of Object.values(node)) read(value);
    };
    read(composeSchema(dialect));
    const statuses = new Set<string>();
    for (const [id, {markdownDescription, deprecated, deprecationMessage, doNotSuggest, errorMessage}] of found) {
      const [, status = ''] = /^\*\*([^*]+)\.\*\*/.exec(markdownDescription) ?? [];
      statuses.add(status);
      const isRefused = status === STATUSES.stops;
      const isWarned = status === STATUSES.warns;
      expect({id, deprecated, doNotSuggest}).toEqual({
        id,
        deprecated: isRefused || isWarned || status === STATUSES.ignored || undefined,
        doNotSuggest: isRefused || undefined,
      });
      expect(errorMessage ?? '', id).toMatch(isRefused ? new RegExp(`^${site.name} stops: \\S`) : /^$/);
      expect(deprecationMessage ?? '', id).toMatch(isWarned ? /\w{3}/ : /^$/);
      expect(`${errorMessage} ${deprecationMessage}`, id).not.toMatch(/"NAME"|[`\]]/);
    }
    expect(found.size).toBeGreaterThan(100);
    expect([...statuses].sort()).toEqual([...Object.values(STATUSES), EFFECTS.depends].sort());
  });
});
