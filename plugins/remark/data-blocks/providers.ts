import {WHICH_ENGINE} from 'compose-check/data/engine-choice';
import type {RootContent} from 'mdast';
import {type Feature, type Provider, SUPPORT, type Support} from '../../../src/data/providers-schema';
import {loadResources} from '../../pages/data/check-rules';
import {loadProviders} from '../../pages/data/providers';
import {changeNotes, nameMarks} from './release-marks';
import {type Words, heading, inline, jsxInline, lines, link, recordTable} from '../../pages/mdast/build';

/** The word of a status, with its dot, and the note after it. */
const supportWords = ({support, detail}: Pick<Support, 'support' | 'detail'>): Words => [
  jsxInline('Support', {kind: support}, SUPPORT[support]),
  detail && [': ', inline(detail)],
];

/** What a provider does, by engine where that differs. */
function supportCell(feature: Feature, provider: Provider['id']): Words {
  const value: Support = feature.values[provider] ?? {support: 'no'};
  const {older} = value;
  const words = supportWords(value);
  const cell = older
    ? [jsxInline('Engine', {is: 'public'}, words), jsxInline('Engine', {is: 'older'}, supportWords(older))]
    : words;
  return lines([cell, nameMarks(value)], ...changeNotes(value));
}

const featureCell = (feature: Feature): Words => [
  feature.page ? link(feature.page, inline(feature.name)) : inline(feature.name),
  nameMarks(feature),
];

/** Every feature of every provider, one table a group. */
export function providerMatrix(): RootContent[] {
  const {providers, groups} = loadProviders();
  return groups.flatMap((group) => [
    heading(3, group.title),
    recordTable(
      ['Feature', ...providers.map((provider) => provider.name)],
      group.features.map((feature) => [
        featureCell(feature),
        ...providers.map((provider) => supportCell(feature, provider.id)),
      ]),
    ),
  ]);
}

/** Features that a newcomer compares, with the heads of their columns. */
const SUMMARY = {compute: 'Services run on', 'managed-postgres': 'Managed Postgres', 'managed-llm': 'Managed models'};

/** A row for each provider that takes new users, in short. */
export function providerSummary(): RootContent[] {
  const {providers, groups} = loadProviders();
  const features = groups.flatMap((group) => group.features);
  const cellOf = (feature: string, provider: Provider['id']): Words => {
    const found = features.find(({id}) => id === feature);
    if (!found) throw new Error(`src/data/providers.yaml has no feature "${feature}".`);
    const value = found.values[provider];
    if (!value || value.support === 'no') return 'No';
    return inline((value.detail ?? found.name).replace(/[,(].*$/, '').trim());
  };
  const rows = providers
    .filter(({id}) => id !== 'playground')
    .map(({id, name, status}) => [
      link(`/docs/providers/${id}`, name),
      ...Object.keys(SUMMARY).map((feature) => cellOf(feature, id)),
      jsxInline('Support', {kind: status === 'Supported' ? 'yes' : 'preview'}, status),
    ]);
  return [recordTable(['Provider', ...Object.values(SUMMARY), 'Status'], rows)];
}

/** What a provider doesn't simply support. The matrix has the rest, and says what's untested. */
export function providerFeatures(id: string): RootContent[] {
  const {providers, groups} = loadProviders();
  const provider = providers.find((one) => one.id === id)?.id;
  if (!provider) throw new Error(`no provider "${id}" in src/data/providers.yaml.`);
  const features = groups.flatMap((group) => group.features);
  const own = features.filter(({values, since}) => {
    const {support, ...more} = values[provider] ?? {support: 'no'};
    return (
      support !== 'unknown' &&
      (support !== 'yes' || since || Object.keys(more).some((key) => !/^(?:source|detail)$/.test(key)))
    );
  });
  return [
    recordTable(
      ['Feature', 'Support'],
      own.map((feature) => [featureCell(feature), supportCell(feature, provider)]),
    ),
  ];
}

/** What services become at a provider. */
export function providerResources(id: string): RootContent[] {
  const {kinds} = loadResources();
  const rows = kinds.flatMap(({name, values}): Words[][] => {
    const made = values[id];
    if (!made) return [];
    const resource = inline(made.resource);
    // A container links to its provider's page, which is the page that shows this table.
    const isElsewhere = made.page !== undefined && made.page !== `/docs/providers/${id}`;
    const cell = isElsewhere ? link(made.page ?? '', resource) : resource;
    return [[inline(name), [cell, made.depends && [', ', link(WHICH_ENGINE, 'where it exists')]]]];
  });
  if (rows.length === 0) throw new Error(`no provider "${id}" in packages/compose-check/data/resources.yaml.`);
  return [recordTable(['In the file', 'Becomes'], rows)];
}
