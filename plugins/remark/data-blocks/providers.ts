import type {PhrasingContent, RootContent} from 'mdast';
import {WHICH_ENGINE} from '../../../src/data/engine-schema';
import {type Feature, SUPPORT} from '../../../src/data/providers-schema';
import {loadProviders} from '../../pages/data/providers';
import {changeNotes, nameMarks, withLines} from './release-marks';
import {heading, inline, jsxInline, link, recordTable, text} from '../../pages/mdast/build';

/** The word of a status, with its dot, and the note after it. */
function supportCell(feature: Feature, provider: string): PhrasingContent[] {
  const value = feature.values[provider] ?? {support: 'no' as const};
  const word = jsxInline('Support', {kind: value.support}, [text(SUPPORT[value.support])]);
  if (value.support === 'depends') word.children = [link(WHICH_ENGINE, text(SUPPORT.depends))];
  const cell = value.detail ? [word, text(': '), ...inline(value.detail)] : [word];
  return withLines([...cell, ...nameMarks(value)], changeNotes(value));
}

const featureCell = (feature: Feature): PhrasingContent[] => [
  ...(feature.page ? [link(feature.page, ...inline(feature.name))] : inline(feature.name)),
  ...nameMarks(feature),
];

/** Every feature of every provider, one table a group. */
export function providerMatrix(): RootContent[] {
  const {providers, groups} = loadProviders();
  return groups.flatMap((group) => [
    heading(3, [text(group.title)]),
    recordTable(
      ['Feature', ...providers.map((provider) => provider.name)],
      group.features.map((feature) => [
        featureCell(feature),
        ...providers.map((provider) => supportCell(feature, provider.id)),
      ]),
    ),
  ]);
}

/** The rows of one provider. */
export function providerFeatures(id: string): RootContent[] {
  const {providers, groups} = loadProviders();
  if (!providers.some((provider) => provider.id === id)) {
    throw new Error(
      `no provider "${id}" in src/data/providers.yaml (there are ${providers.map((p) => p.id).join(', ')}).`,
    );
  }
  const features = groups.flatMap((group) => group.features);
  return [
    recordTable(
      ['Feature', 'Support'],
      features.map((feature) => [featureCell(feature), supportCell(feature, id)]),
    ),
  ];
}
