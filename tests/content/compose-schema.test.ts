import {readFileSync} from 'node:fs';
import Ajv07 from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';
import {site} from '../../config/site';
import {type Dialect, composeSchema} from 'compose-check/schema/compose-schema';
import {schemaContext} from '../../plugins/outputs/data-files';
import {expandDeep, identityTokens} from '../../plugins/pages/tokens';
import {EFFECTS} from 'compose-check/data/engine-schema';
import {STATUSES} from 'compose-check/data/compose/schema';
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
  const validate = ajv.compile(composeSchema(dialect, schemaContext()));
  return (text) => {
    validate(parse(text, {merge: true, logLevel: 'silent'}));
    return (validate.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`);
  };
}

const cases = z.array(z.strictObject({name: z.string(), web: z.string().optional(), file: z.string().optional()}));

const {refused, accepted} = z
  .strictObject({refused: cases, accepted: cases})
  .parse(expandDeep(parse(readFileSync('tests/fixtures/schema-cases.yaml', 'utf8')), identityTokens));

const textOf = ({web = '', file}: z.output<typeof cases>[number]): string =>
  file ?? `services:\n  web:\n    image: nginx\n${web.replace(/^/gm, '    ')}\n`;

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

  it.each(accepted)('accepts $name', (one) => expect(problemsOf(textOf(one))).toEqual([]));

  it.each(refused)('refuses $name', (one) => expect(problemsOf(textOf(one))).not.toEqual([]));
});

describe('the words of the schema', () => {
  it.each(['2020-12', '07'] as const)('cross out what has no effect, with the reason, draft %s', (dialect) => {
    const found = new Map<string, Described>();
    const read = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const {markdownDescription: words} = node as Described;
      const id = typeof words === 'string' ? /compose\/([a-z-]+#[^)]+)\)$/.exec(words)?.[1] : undefined;
      if (id) found.set(id, node as Described);
      for (const value of Object.values(node)) read(value);
    };
    read(composeSchema(dialect, schemaContext()));
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
