import {WHICH_ENGINE} from 'compose-check/data/engine-choice';
import type {PhrasingContent, RootContent} from 'mdast';
import {loadResources} from '../../pages/data/check-rules';
import {inline, link, recordTable, text} from '../../pages/mdast/build';

export function providerResources(id: string): RootContent[] {
  const {kinds} = loadResources();
  const rows = kinds.flatMap(({name, values}): PhrasingContent[][][] => {
    const made = values[id];
    if (!made) return [];
    const resource = inline(made.resource);
    // A container links to its provider's page, which is the page that shows this table.
    const isElsewhere = made.page !== undefined && made.page !== `/docs/providers/${id}`;
    const cell = isElsewhere ? [link(made.page ?? '', ...resource)] : resource;
    const depends = made.depends ? [text(', '), link(WHICH_ENGINE, text('where it exists'))] : [];
    return [[inline(name), [...cell, ...depends]]];
  });
  if (rows.length === 0) throw new Error(`no provider "${id}" in packages/compose-check/data/resources.yaml.`);
  return [recordTable(['In the file', 'Becomes'], rows)];
}
